import { addWords } from '@veto/slice-kit';
import { FOR_VETS_IN_POLISH } from './for-vets.pl.ts';

addWords('pl', FOR_VETS_IN_POLISH);
