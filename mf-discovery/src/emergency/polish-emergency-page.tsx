import { inLanguage } from '../in-language.tsx';
import { EMERGENCY_IN_POLISH } from './emergency.pl.ts';
import EmergencyPage from './emergency-page.tsx';

export default inLanguage('pl', EmergencyPage, EMERGENCY_IN_POLISH);
