import { inPolish } from '../in-polish.tsx';
import { TERMS_IN_POLISH } from './terms.pl.ts';
import TermsPage from './terms-page.tsx';

export default inPolish(TermsPage, TERMS_IN_POLISH);
