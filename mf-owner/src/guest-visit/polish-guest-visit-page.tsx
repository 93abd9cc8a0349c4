import { addWords, InLanguage } from '@veto/slice-kit';
import { GUEST_VISIT_IN_POLISH } from './guest-visit.pl.ts';
import GuestVisitPage from './guest-visit-page.tsx';

addWords('pl', GUEST_VISIT_IN_POLISH);

export default function PolishGuestVisitPage() {
  return (
    <InLanguage of="pl">
      <GuestVisitPage />
    </InLanguage>
  );
}
