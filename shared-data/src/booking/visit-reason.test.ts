import { expect, test } from 'vitest';
import { joinReason, type ReasonLabels, splitReason, usualReason } from './visit-reason.ts';

const LABELS: ReasonLabels = {
  vaccination: 'Vaccination',
  'check-up': 'Check-up',
  skin: 'Skin',
  teeth: 'Teeth',
  limping: 'Limping',
};

test('a reason is a chip, words, or both, and is taken apart again', () => {
  for (const [parts, reason] of [
    [{ chosen: 'skin', words: 'bald: behind the ear' }, 'Skin: bald: behind the ear'],
    [{ chosen: 'skin', words: '' }, 'Skin'],
    [{ chosen: null, words: 'Itchy ears' }, 'Itchy ears'],
    [{ chosen: null, words: '' }, ''],
  ] as const) {
    expect(joinReason(parts, LABELS)).toBe(reason);
    expect(splitReason(reason, LABELS)).toEqual(parts);
  }
});

test('a specialty suggests its own reason, any other a check-up', () => {
  expect(usualReason('Dermatology')).toBe('skin');
  expect(usualReason('Surgery')).toBe('check-up');
});
