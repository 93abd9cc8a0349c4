import { inPolish } from '../in-polish.tsx';
import { EMERGENCY_IN_POLISH } from './emergency.pl.ts';
import EmergencyPage from './emergency-page.tsx';

export default inPolish(EmergencyPage, EMERGENCY_IN_POLISH);
