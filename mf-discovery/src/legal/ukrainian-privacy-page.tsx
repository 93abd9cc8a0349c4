import { inLanguage } from '../in-language.tsx';
import { PRIVACY_IN_UKRAINIAN } from './privacy.uk.ts';
import PrivacyPage from './privacy-page.tsx';

export default inLanguage('uk', PrivacyPage, PRIVACY_IN_UKRAINIAN);
