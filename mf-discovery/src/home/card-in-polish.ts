import { todayInWarsaw } from '@veto/shared-data/calendar';
import { polishDoctorName } from '@veto/shared-data/veterinarians';
import { specialtyInPolish } from '@veto/shared-data/vocabulary';
import type { CardOf } from './featured-answer.tsx';
import { slotInPolish } from './slot-in-polish.ts';

/** What the card of a vet says in Polish: it leads to the vet's Polish page. */
export const cardInPolish: CardOf = ({ description: _, priceFrom, nextSlot, specialistNo, ...vet }) => ({
  vet: {
    ...vet,
    name: polishDoctorName(vet.name),
    specialty: specialtyInPolish(vet.specialty),
    availability: vet.availability && {
      ...vet.availability,
      label: nextSlot ? `Wolny termin: ${slotInPolish(nextSlot, todayInWarsaw())}` : '',
    },
  },
  href: `/specialist/${specialistNo ?? vet.id}`,
  actionLabel: 'Zobacz profil',
  ...(typeof priceFrom === 'number' && { price: `od ${priceFrom} zł` }),
});
