import { inLanguage } from '../in-language.tsx';
import { TERMS_IN_POLISH } from './terms.pl.ts';
import TermsPage from './terms-page.tsx';

export default inLanguage('pl', TermsPage, TERMS_IN_POLISH);
