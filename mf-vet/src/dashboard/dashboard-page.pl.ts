import { addWords } from '@veto/slice-kit';
import { DASHBOARD_IN_POLISH } from './dashboard.pl.ts';

addWords('pl', DASHBOARD_IN_POLISH);
