import { useLanguage } from '@veto/slice-kit';
import type { Translated } from '@veto/slice-kit/contract';

/** The language of this slice's page that is open: Polish, where it is no other of its languages. */
export const useTongue = (): Translated => (useLanguage() === 'uk' ? 'uk' : 'pl');
