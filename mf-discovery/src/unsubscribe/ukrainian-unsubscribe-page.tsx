import { inLanguage } from '../in-language.tsx';
import { UNSUBSCRIBE_IN_UKRAINIAN } from './unsubscribe.uk.ts';
import UnsubscribePage from './unsubscribe-page.tsx';

export default inLanguage('uk', UnsubscribePage, UNSUBSCRIBE_IN_UKRAINIAN);
