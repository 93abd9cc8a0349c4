import { inPolish } from '../in-polish.tsx';
import { UNSUBSCRIBE_IN_POLISH } from './unsubscribe.pl.ts';
import UnsubscribePage from './unsubscribe-page.tsx';

export default inPolish(UnsubscribePage, UNSUBSCRIBE_IN_POLISH);
