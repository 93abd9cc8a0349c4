import { visitOfCaller, visitOfClient, visitOfGuest } from '@veto/shared-data/fixtures';
import { sayIn } from '@veto/slice-kit';
import { expect, test } from 'vitest';
import { canBeAsked, whatAskingDoes } from './choose-again-words.ts';

const say = sayIn('en');

test('clients who can be told are asked, once', () => {
  const byPhone = visitOfClient({ bookedBy: 'vet' });
  const visits = [visitOfClient(), byPhone, visitOfGuest(), visitOfCaller(), visitOfClient({ moveWish: '' })];
  expect(visits.map(canBeAsked)).toEqual([true, true, true, false, false]);
});

test('says who is told, and whom to call', () => {
  const [owner, caller] = [visitOfClient(), visitOfCaller()];
  expect(whatAskingDoes([owner], [owner], say)).toBe(
    'Asking saves it, too, and cannot be taken back. The client gets a message and chooses one of your free times; the visit keeps its time until then.',
  );
  expect(whatAskingDoes([owner, owner], [owner, owner, caller], say)).toContain(
    '2 clients get a message and choose from your free times; each visit keeps its time until then. Please call about the visit that was booked by phone.',
  );
  expect(whatAskingDoes([owner], [owner, caller, caller], say)).toContain(
    'Please call about the 2 that were booked by phone.',
  );
});
