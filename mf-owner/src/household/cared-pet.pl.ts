import type { Catalogue } from '@veto/slice-kit';

export const CARED_PET_IN_POLISH = {
  'My Pets': 'Moje zwierzęta',
  '{role} · {pet} belongs to {owner}': '{role} · {pet}, główny opiekun: {owner}',
  'Your time begins on {day}. From midnight on you see the passport of {pet} and today’s medicines here.':
    'Twoja opieka zaczyna się: {day}. Od północy zobaczysz tu paszport ({pet}) i leki na dany dzień.',
  'Message the vet': 'Napisz do lekarza',
  'Call the vet': 'Zadzwoń do lekarza',
  Emergency: 'Nagły przypadek',
  'Leave the household': 'Zrezygnuj z opieki',
  'Stop caring for {pet}?': 'Zrezygnować z opieki ({pet})?',
  'Yes, leave': 'Tak, rezygnuję',
  Stay: 'Zostań',
  'You no longer see {pet} here. To come back, you need a new invitation from {owner}.':
    '{pet} zniknie z tej listy. Aby wrócić, potrzebujesz nowego zaproszenia; wysyła je {owner}.',
} as const satisfies Catalogue;
