import { vetProfile } from '@veto/shared-data/fixtures';
import { NO_LICENCE } from '@veto/shared-data/licence';
import { CONSULTATION } from '@veto/shared-data/visit-types';
import { expect, test } from 'vitest';
import { isBookable, isLive, nextStep, setupSteps, stepOfAddress } from './setup-steps.ts';

const HOURS = [{ weekday: 1, opensAt: '09:00', closesAt: '17:00' }];
const CHECKED = { ...NO_LICENCE, state: 'checked' as const, listedUntil: '2999-01-01T00:00:00Z' };
const FRESH = vetProfile({ city: null, specialty: null, clinicName: null, address: null });
const done = (steps: ReturnType<typeof setupSteps>) => steps.filter((step) => step.done).map(({ id }) => id);

test('a vet who has just registered begins with the clinic', () => {
  const steps = setupSteps({ profile: FRESH, hours: [], licence: NO_LICENCE, types: [CONSULTATION] });
  expect(done(steps)).toEqual([]);
  expect(nextStep(steps)).toBe('clinic');
  expect(isLive({ profile: FRESH, hours: [], licence: NO_LICENCE })).toBe(false);
});

test('each step is done by what is stored, in any order', () => {
  const profile = vetProfile({ petTypes: ['Dogs'], portrait: { hair: 1 } });
  const steps = setupSteps({ profile, hours: [], licence: NO_LICENCE, types: [CONSULTATION] });
  expect(done(steps)).toEqual(['clinic', 'pets', 'photo']);
  expect(nextStep(steps)).toBe('visit-types');
});

test('found and with hours is live, also without the rest', () => {
  const steps = setupSteps({ profile: vetProfile(), hours: HOURS, licence: CHECKED, types: [CONSULTATION] });
  expect(done(steps)).toEqual(['clinic', 'hours', 'licence', 'preview']);
});

test('with all done, the preview is what is shown', () => {
  const profile = vetProfile({ petTypes: ['Dogs'], imageUrl: 'https://veto.example/a.jpg' });
  const types = [{ ...CONSULTATION, id: 't1' }];
  expect(nextStep(setupSteps({ profile, hours: HOURS, licence: CHECKED, types }))).toBe('preview');
});

test('an address names a step; one that is none leads to the next', () => {
  const steps = setupSteps({ profile: FRESH, hours: [], licence: NO_LICENCE, types: [CONSULTATION] });
  expect(stepOfAddress(new URLSearchParams('step=hours'), steps)).toBe('hours');
  expect(stepOfAddress(new URLSearchParams('step=nonsense'), steps)).toBe('clinic');
});

test('complete without a checked licence is bookable by its link, not live', () => {
  const practice = { profile: vetProfile(), hours: HOURS, licence: NO_LICENCE, types: [CONSULTATION] };
  expect([isBookable(practice), isLive(practice)]).toEqual([true, false]);
  const waiting = { ...practice, licence: { ...NO_LICENCE, state: 'waiting' as const } };
  expect(done(setupSteps(practice))).not.toContain('preview');
  // Only the check is left, which is not the vet's to do.
  expect(done(setupSteps(waiting))).toEqual(['clinic', 'hours', 'licence', 'preview']);
  expect(isLive(waiting)).toBe(false);
});
