import { inPolish } from '../in-polish.tsx';
import { PRIVACY_IN_POLISH } from './privacy.pl.ts';
import PrivacyPage from './privacy-page.tsx';

export default inPolish(PrivacyPage, PRIVACY_IN_POLISH);
