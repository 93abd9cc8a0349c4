import { inLanguage } from '../in-language.tsx';
import { UNSUBSCRIBE_IN_POLISH } from './unsubscribe.pl.ts';
import UnsubscribePage from './unsubscribe-page.tsx';

export default inLanguage('pl', UnsubscribePage, UNSUBSCRIBE_IN_POLISH);
