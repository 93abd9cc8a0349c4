import type { Catalogue } from '@veto/slice-kit';

export const SIGNS_IN_POLISH = {
  'Struggling to breathe, pale or blue gums': 'Trudności z oddychaniem, blade lub sine dziąsła',
  'Look into the mouth. Take out what you can see and hold safely; do not push it deeper.':
    'Zajrzyj do pyska. Wyjmij to, co widać i co można bezpiecznie chwycić; nie wpychaj niczego głębiej.',
  'If your pet still cannot breathe, hold a small one head down and give firm blows between the shoulder blades; press a large dog’s belly in and up behind the ribs.':
    'Jeśli zwierzę nadal nie może oddychać: małe przytrzymaj głową w dół i zdecydowanie uderz między łopatki; dużemu psu uciśnij brzuch tuż za żebrami, do środka i ku górze.',
  'Keep it calm and cool, let it sit as it wants to, and drive at once.':
    'Zadbaj o spokój i chłód, pozwól zwierzęciu przyjąć wygodną pozycję i jedź natychmiast.',
  'American Veterinary Medical Association, pet first aid':
    'American Veterinary Medical Association, pierwsza pomoc dla zwierząt',
  'Bleeding that does not stop': 'Krwawienie, które nie ustaje',
  'Press a clean cloth firmly on the wound. Hold it for five minutes without looking.':
    'Mocno przyciśnij do rany czysty materiał. Trzymaj pięć minut, nie zaglądając pod spód.',
  'Do not pull out anything that is stuck in it.': 'Nie wyciągaj niczego, co tkwi w ranie.',
  'If blood comes through, lay a second cloth on top and keep pressing.':
    'Jeśli krew przesiąka, połóż na wierzch drugi materiał i uciskaj dalej.',
  'Keep your pet warm and still, and drive.': 'Okryj zwierzę, ogranicz jego ruchy i jedź.',
  'Collapsed, or having a seizure': 'Zasłabnięcie lub drgawki',
  'In a seizure, note the time, move furniture away and dim the light. Do not hold your pet down, and keep your hands away from its mouth.':
    'Przy drgawkach zapamiętaj godzinę, odsuń meble i przygaś światło. Nie przytrzymuj zwierzęcia i trzymaj ręce z dala od pyska.',
  'Drive at once when it lasts longer than five minutes, or comes twice in a day.':
    'Jedź natychmiast, gdy napad trwa dłużej niż pięć minut albo powtarza się tego samego dnia.',
  'Collapsed, without a reaction and without breathing: lay it on its side and press the widest part of the chest down by a third to a half, 100 to 120 times a minute.':
    'Brak reakcji i oddechu: połóż zwierzę na boku i uciskaj najszersze miejsce klatki piersiowej na głębokość od jednej trzeciej do połowy, 100–120 razy na minutę.',
  'After 30 presses close the mouth and breathe twice into the nose, until the chest rises. Go on in turns while somebody drives you.':
    'Po 30 uciśnięciach zamknij pysk i dwa razy wdmuchnij powietrze przez nos, aż uniesie się klatka piersiowa. Powtarzaj na zmianę w drodze, gdy ktoś inny prowadzi.',
  'Cornell University College of Veterinary Medicine (seizures); RECOVER guidelines for CPR in dogs and cats':
    'Cornell University College of Veterinary Medicine (drgawki); wytyczne RECOVER dotyczące resuscytacji psów i kotów',
  'Hit by a car, or a fall from a height': 'Potrącenie przez samochód lub upadek z wysokości',
  'Move it out of danger on a board or a stretched blanket, and keep its back straight.':
    'Przenieś zwierzę w bezpieczne miejsce na desce lub napiętym kocu, z wyprostowanym grzbietem.',
  'A pet in pain may bite, even its own people. Muzzle a dog, unless it vomits or struggles to breathe; cover a cat with a towel.':
    'Zwierzę z bólu może ugryźć nawet domownika. Załóż psu kaganiec, chyba że wymiotuje lub ciężko oddycha; kota przykryj ręcznikiem.',
  'Keep it warm and drive, even if it walks: bleeding inside shows hours later.':
    'Okryj je i jedź, nawet jeśli chodzi: krwawienie wewnętrzne ujawnia się po kilku godzinach.',
  'Blue Cross, first aid after a road accident': 'Blue Cross, pierwsza pomoc po wypadku drogowym',
  'Swollen, hard belly and retching': 'Wzdęty, twardy brzuch i odruchy wymiotne',
  'Drive now: a turned stomach is deadly within hours.': 'Jedź od razu: skręt żołądka zabija w ciągu kilku godzin.',
  'Call on the way, so that they can prepare.': 'Zadzwoń po drodze, aby lecznica mogła się przygotować.',
  'Give nothing to eat or drink, and no medicine.': 'Nie podawaj jedzenia, picia ani leków.',
  'Strains to pass urine, nothing comes': 'Próbuje oddać mocz, bez skutku',
  'Go the same day, at any hour; in a male cat it can be deadly after a day.':
    'Jedź tego samego dnia, o każdej porze; u kocura może to być śmiertelne już po dobie.',
  'Do not press on the belly.': 'Nie uciskaj brzucha.',
  'Note when it last passed urine and whether it vomited.':
    'Zapamiętaj, kiedy zwierzę ostatnio oddało mocz i czy wymiotowało.',
  'Cornell Feline Health Center': 'Cornell Feline Health Center',
  'Ate something poisonous': 'Połknięcie czegoś trującego',
  'Take it away from the poison and keep the packet, the plant or a photo of it.':
    'Odsuń zwierzę od trucizny i zachowaj opakowanie, roślinę albo jej zdjęcie.',
  'Call a clinic at once: say what it was, how much, and when. Among the poisons of a home are chocolate, grapes and raisins, onion and garlic, xylitol, lilies (for cats), antifreeze, slug pellets, rat poison and painkillers for people.':
    'Od razu zadzwoń do lecznicy: powiedz, co to było, ile i kiedy. Domowe trucizny to między innymi czekolada, winogrona i rodzynki, cebula i czosnek, ksylitol, lilie (dla kotów), płyn do chłodnic, środki na ślimaki, trutka na szczury i leki przeciwbólowe dla ludzi.',
  'Do not make it vomit and give no milk, salt or oil, unless a veterinarian tells you to.':
    'Nie wywołuj wymiotów i nie podawaj mleka, soli ani oleju, chyba że zaleci to lekarz weterynarii.',
  'Too hot: heavy panting, staggering': 'Przegrzanie: silne zianie, chwiejny chód',
  'Cool first, travel second: bring it into the shade and pour cool water over its body.':
    'Najpierw chłodzenie, potem jazda: przenieś zwierzę w cień i polewaj ciało chłodną wodą.',
  'Let air move over it, and let it drink a little if it wants to. Lay no wet towels over it, they keep the heat in.':
    'Zapewnij ruch powietrza i pozwól się trochę napić, jeśli zwierzę chce. Nie kładź na nim mokrych ręczników, bo zatrzymują ciepło.',
  'Drive once you have begun to cool it, with the windows open, even if it recovers.':
    'Jedź, gdy chłodzenie już trwa, przy otwartych oknach, nawet jeśli stan się poprawia.',
  'Royal Veterinary College, VetCompass on heat-related illness':
    'Royal Veterinary College, VetCompass o chorobach z przegrzania',
  'In labour for more than two hours': 'Poród trwa ponad dwie godziny',
  'Call a clinic and describe what you see. Green or black discharge before the first young, or half an hour of strong straining with nothing coming, means: drive now.':
    'Zadzwoń do lecznicy i opisz, co widzisz. Zielona lub czarna wydzielina przed pierwszym młodym albo pół godziny silnego parcia bez skutku oznacza: jedź od razu.',
  'Do not pull at a young one that is stuck.': 'Nie ciągnij młodego, które utknęło.',
  'Take the mother and all the young along, warm and together.': 'Zabierz matkę i wszystkie młode, razem i w cieple.',
  'Merck Veterinary Manual, gastric dilatation and volvulus': 'Merck Veterinary Manual, rozszerzenie i skręt żołądka',
  'Merck Veterinary Manual, labour and delivery': 'Merck Veterinary Manual, poród',
  'Cries out, and drags cold hind legs': 'Krzyczy i ciągnie zimne tylne łapy',
  'Drive now: a clot may have cut the blood off, and it hurts very much.':
    'Jedź od razu: skrzep mógł odciąć dopływ krwi, a to bardzo boli.',
  'Carry it lying in a box or on a blanket. Do not rub, stretch or warm the legs.':
    'Przenieś zwierzę na leżąco, w pudle lub na kocu. Nie rozcieraj, nie prostuj i nie ogrzewaj łap.',
  'Give no painkiller for people: they poison cats.':
    'Nie podawaj ludzkich leków przeciwbólowych: są dla kotów trucizną.',
  'Cornell Feline Health Center, hypertrophic cardiomyopathy':
    'Cornell Feline Health Center, kardiomiopatia przerostowa',
  'Has stopped eating, few droppings or none': 'Nie je, ma mało odchodów lub wcale',
  'Call the same day, at any hour: a gut that stands still can kill within a day.':
    'Zadzwoń tego samego dnia, o każdej porze: zatrzymanie pracy jelit może zabić w ciągu doby.',
  'Note when it last ate and when you last saw droppings.':
    'Zapamiętaj, kiedy zwierzę ostatnio jadło i kiedy ostatnio były odchody.',
  'Leave hay and water within reach and keep it warm and quiet. Feed nothing by force unless a veterinarian tells you to.':
    'Zostaw w zasięgu siano i wodę, zadbaj o ciepło i spokój. Nie karm na siłę, chyba że zaleci to lekarz weterynarii.',
  'Merck Veterinary Manual, diseases of rabbits; of guinea pigs':
    'Merck Veterinary Manual, choroby królików; świnek morskich',
  'Struggling to breathe, tail moving with each breath, or fluffed up on the floor of the cage':
    'Trudności z oddychaniem, ogon porusza się z każdym oddechem albo ptak siedzi nastroszony na dnie klatki',
  'Call now: birds hide an illness until they no longer can.': 'Zadzwoń od razu: ptaki ukrywają chorobę, dopóki mogą.',
  'Put it into a small, dark box with air holes, keep it warm and quiet, and touch it no more than you must.':
    'Umieść ptaka w małym, ciemnym pudełku z otworami, zadbaj o ciepło i spokój i dotykaj go tylko tyle, ile musisz.',
  'Give no oil, no alcohol and no medicine for people.': 'Nie podawaj oleju, alkoholu ani ludzkich leków.',
  'Association of Avian Veterinarians, signs of illness in companion birds; LafeberVet, the dyspneic bird':
    'Association of Avian Veterinarians, objawy choroby u ptaków domowych; LafeberVet, duszność u ptaków',
  'Strains to lay, and no egg comes': 'Próbuje znieść jajo, bez skutku',
  'Call the same day, at any hour.': 'Zadzwoń tego samego dnia, o każdej porze.',
  'Keep it warm and quiet, and let it drink.': 'Zadbaj o ciepło i spokój i daj zwierzęciu pić.',
  'Do not press on the belly, and do not pull at an egg.': 'Nie uciskaj brzucha i nie wyciągaj jaja.',
  'Merck Veterinary Manual, disorders of pet birds; of reptiles':
    'Merck Veterinary Manual, choroby ptaków domowych; gadów',
  'Limp and cold, or burnt by a lamp': 'Wiotki i zimny albo poparzony lampą',
  'Take it away from the lamp. Hold a fresh burn under cool, not cold, running water for ten minutes.':
    'Odsuń zwierzę od lampy. Świeże oparzenie trzymaj dziesięć minut pod chłodną, nie zimną, bieżącą wodą.',
  'Warm a cold animal slowly, to its usual temperature and no further: no hot-water bottle on its skin.':
    'Zimne zwierzę ogrzewaj powoli, tylko do zwykłej temperatury: bez termoforu na skórze.',
  'Put no ointment on a burn, and take a photo of lamp and thermostat along.':
    'Nie smaruj oparzenia maścią i zabierz zdjęcie lampy oraz termostatu.',
  'Merck Veterinary Manual, injuries of reptiles': 'Merck Veterinary Manual, urazy gadów',
} as const satisfies Catalogue;
