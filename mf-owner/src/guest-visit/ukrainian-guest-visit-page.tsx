import { ukrainianDoctorName } from '@veto/shared-data/veterinarians';
import { minutesInUkrainian, visitTypeText } from '@veto/shared-data/visit-types';
import { addWords, InLanguage } from '@veto/slice-kit';
import { OTHER_VISITS } from '../appointments/visit-words.ts';
import { GUEST_DIALOGS_IN_UKRAINIAN } from './guest-dialogs.uk.ts';
import { GUEST_VISIT_IN_UKRAINIAN } from './guest-visit.uk.ts';
import GuestVisitPage from './guest-visit-page.tsx';

addWords('uk', { ...GUEST_VISIT_IN_UKRAINIAN, ...GUEST_DIALOGS_IN_UKRAINIAN });
OTHER_VISITS.uk = {
  doctor: ukrainianDoctorName,
  minutes: minutesInUkrainian,
  type: (type) => visitTypeText(type, minutesInUkrainian, 'uk'),
};

export default function UkrainianGuestVisitPage() {
  return (
    <InLanguage of="uk">
      <GuestVisitPage />
    </InLanguage>
  );
}
