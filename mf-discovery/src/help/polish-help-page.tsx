import { inPolish } from '../in-polish.tsx';
import { HELP_IN_POLISH } from './help.pl.ts';
import HelpPage from './help-page.tsx';

export default inPolish(HelpPage, HELP_IN_POLISH);
