import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, limitsFrom } from './limits.ts';

test('the default limits are these', () => {
  const minute = 60;
  const hour = 3600;
  expect(DEFAULT_LIMITS).toEqual({
    signInsOfVisitor: { points: 10, duration: 10 * minute },
    signInsOfAddress: { points: 100, duration: 10 * minute },
    signInsOfStrangers: { points: 200, duration: 10 * minute },
    signUpsOfAddress: { points: 300, duration: hour },
    mailsOfVisitor: { points: 10, duration: hour },
    mailsOfAddress: { points: 100, duration: hour },
    contactsOfAddress: { points: 20, duration: hour },
    guestsOfAddress: { points: 20, duration: 24 * hour },
    guestMovesOfAddress: { points: 40, duration: 24 * hour },
    guestCodesOfAddress: { points: 20, duration: hour },
    guestTriesOfVisitor: { points: 10, duration: 30 * minute },
    guestTriesOfAddress: { points: 100, duration: hour },
    searchesOfAddress: { points: 600, duration: minute },
    exportsOfAddress: { points: 30, duration: hour },
    databaseOfAddress: { points: 20_000, duration: 30 },
    evenAnswerMs: 500,
  });
});

test('the limits are the default ones where nobody says otherwise', () => {
  expect(limitsFrom(undefined)).toEqual(DEFAULT_LIMITS);
  expect(limitsFrom('')).toEqual(DEFAULT_LIMITS);
});

test('one limit can be changed, and the others stay', () => {
  const searchesOfAddress = { points: 5, duration: 60 };
  expect(limitsFrom(JSON.stringify({ searchesOfAddress }))).toEqual({ ...DEFAULT_LIMITS, searchesOfAddress });
});

test('a limit that there is not is named', () => {
  expect(() => limitsFrom('{"searches":1}')).toThrow('VETO_LIMITS cannot be read (searches).');
  expect(() => limitsFrom('{"mailsOfVisitor":{"points":1,"duration":60,"per":1}}')).toThrow('(mailsOfVisitor.per)');
});

test.each(['{', '5', '{"searches":1}', '{"mailsOfVisitor":{"points":0,"duration":60}}', '{"evenAnswerMs":"x"}'])(
  '%s is refused with a sentence',
  (text) => {
    expect(() => limitsFrom(text)).toThrow(/^VETO_LIMITS cannot be read .*\.$/);
  },
);
