import { inLanguage } from '../in-language.tsx';
import { EMERGENCY_IN_UKRAINIAN } from './emergency.uk.ts';
import EmergencyPage from './emergency-page.tsx';

export default inLanguage('uk', EmergencyPage, EMERGENCY_IN_UKRAINIAN);
