import { expect, test } from 'vitest';
import * as account from './account-catalogue.pl.ts';
import * as calendarLink from './calendar-link-catalogue.pl.ts';
import * as correspondence from './correspondence-catalogue.pl.ts';
import * as earlier from './earlier-catalogue.pl.ts';
import * as errors from './error-catalogue.pl.ts';
import * as household from './household-catalogue.pl.ts';
import {
  ACCOUNT_ERRORS,
  ACCOUNT_SUCCESS,
  CALENDAR_LINK_ERRORS,
  CORRESPONDENCE_ERRORS,
  CORRESPONDENCE_SUCCESS,
  EARLIER_ERRORS,
  EARLIER_SUCCESS,
  ERRORS,
  HOUSEHOLD_ERRORS,
  HOUSEHOLD_SUCCESS,
  type Message,
  PRACTICE_ERRORS,
  PRACTICE_SUCCESS,
  SAVED_ERRORS,
  SAVED_SUCCESS,
  SUCCESS,
  withNames,
} from './index.ts';
import * as practice from './practice-catalogue.pl.ts';
import * as read from './read-errors.pl.ts';
import * as refusals from './refusals.pl.ts';
import * as saved from './saved-catalogue.pl.ts';
import * as success from './success-catalogue.pl.ts';

const CATALOGUES: Record<string, string>[] = [
  account,
  calendarLink,
  correspondence,
  earlier,
  errors,
  read,
  practice,
  household,
  refusals,
  saved,
  success,
].flatMap((file) => Object.values(file));

const MESSAGES = [
  ERRORS,
  SUCCESS,
  ACCOUNT_ERRORS,
  ACCOUNT_SUCCESS,
  CALENDAR_LINK_ERRORS,
  CORRESPONDENCE_ERRORS,
  CORRESPONDENCE_SUCCESS,
  EARLIER_ERRORS,
  EARLIER_SUCCESS,
  PRACTICE_ERRORS,
  HOUSEHOLD_ERRORS,
  HOUSEHOLD_SUCCESS,
  SAVED_ERRORS,
  SAVED_SUCCESS,
];

/** The directory, contact and emergency pages have Polish of their own, and the pages of moderators none. */
const SAID_ELSEWHERE: unknown[] = [
  ...[SUCCESS.filtersApplied, SUCCESS.filtersCleared, SUCCESS.messageSent, ERRORS.fetchEmergencyContacts],
  ...[ERRORS.fetchEmergencyClinics, ERRORS.saveEmergencyClinic, ERRORS.fetchLicences, ERRORS.fetchReports],
  ...[ERRORS.decideReview, SUCCESS.emergencyClinicSaved, SUCCESS.emergencyClinicRemoved],
  ...[SUCCESS.reviewDecided, SUCCESS.reviewReopened],
];

const { askedToChooseAgain, ownersReminded, ...OF_PRACTICE } = PRACTICE_SUCCESS;
const COUNTED = [1, 2].flatMap((told) => [
  askedToChooseAgain(told, told),
  askedToChooseAgain(told, 3),
  ownersReminded(told),
]);

const sentences = [...MESSAGES, OF_PRACTICE, COUNTED]
  .flatMap((messages) => Object.values(messages))
  .filter((message) => !SAID_ELSEWHERE.includes(message))
  .flatMap((message): Message[] =>
    typeof message === 'function' ? [message('Ala', 'Ola' as never), message('Ala', '' as never)] : [message],
  )
  .flatMap(({ title, description, said = { title, description, names: {} } }) => [said.title, said.description]);

const bracesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

test('every message has its Polish, with the same names in braces', () => {
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.filter((text) => !CATALOGUES.some((catalogue) => catalogue[text]))).toEqual([]);
  for (const [text, polish] of CATALOGUES.flatMap((catalogue) => Object.entries(catalogue)))
    expect(bracesIn(polish), text).toEqual(bracesIn(text));
});

test('a sentence has one Polish in all the catalogues', () => {
  const ways = Map.groupBy(
    CATALOGUES.flatMap((catalogue) => Object.entries(catalogue)),
    ([text]) => text,
  );
  for (const [text, said] of ways) expect(new Set(said.map(([, polish]) => polish)).size, text).toBe(1);
});

test('a message with names says them, and keeps how a catalogue knows it', () => {
  const message = { type: 'info', title: 'In memory of {pet}', description: '{pet} and {vet}.' } as const;
  const names = { pet: 'Burek $1', vet: 'Dr. Anna {pet}' };
  expect(withNames(message, names)).toEqual({
    type: 'info',
    title: 'In memory of Burek $1',
    description: 'Burek $1 and Dr. Anna {pet}.',
    said: { title: message.title, description: message.description, names },
  });
});

test('a practice reads how many were told', () => {
  expect(askedToChooseAgain(1, 3).description).toBe(
    'Saved. 1 client is asked to choose another time. Please call the other 2.',
  );
  expect(ownersReminded(2).description).toBe('The owners of 2 animals are reminded.');
});
