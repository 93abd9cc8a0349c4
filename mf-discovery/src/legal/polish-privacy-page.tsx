import { inLanguage } from '../in-language.tsx';
import { PRIVACY_IN_POLISH } from './privacy.pl.ts';
import PrivacyPage from './privacy-page.tsx';

export default inLanguage('pl', PrivacyPage, PRIVACY_IN_POLISH);
