import { addWords, InLanguage } from '@veto/slice-kit';
import { EMERGENCY_IN_POLISH } from './emergency.pl.ts';
import EmergencyPage from './emergency-page.tsx';

addWords('pl', EMERGENCY_IN_POLISH);

/** The same in Polish. */
export default function PolishEmergencyPage() {
  return (
    <InLanguage of="pl">
      <EmergencyPage />
    </InLanguage>
  );
}
