import { inLanguage } from '../in-language.tsx';
import { TERMS_IN_UKRAINIAN } from './terms.uk.ts';
import TermsPage from './terms-page.tsx';

export default inLanguage('uk', TermsPage, TERMS_IN_UKRAINIAN);
