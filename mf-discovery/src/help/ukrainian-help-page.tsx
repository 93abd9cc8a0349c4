import { inLanguage } from '../in-language.tsx';
import { HELP_IN_UKRAINIAN } from './help.uk.ts';
import HelpPage from './help-page.tsx';

export default inLanguage('uk', HelpPage, HELP_IN_UKRAINIAN);
