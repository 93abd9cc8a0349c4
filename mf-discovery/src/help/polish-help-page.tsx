import { inLanguage } from '../in-language.tsx';
import { HELP_IN_POLISH } from './help.pl.ts';
import HelpPage from './help-page.tsx';

export default inLanguage('pl', HelpPage, HELP_IN_POLISH);
