import { addWords } from '@veto/slice-kit';
import { ACCOUNT_IN_POLISH } from './account.pl.ts';

addWords('pl', ACCOUNT_IN_POLISH);
