import { RequestError } from '@veto/shared-data/core';
import * as ERRORS from './error-catalogue.ts';
import type { Message } from './message.ts';

/** `failed` where the server refused or did not answer, `unexpected` where its answer made no sense or we have a bug. */
const choose = (failed: Message, unexpected: Message) => (error: unknown) =>
  error instanceof RequestError && error.code !== 'shape' ? failed : unexpected;

/** What to tell a visitor when the list of vets could not be read. */
export const veterinariansFailure = choose(ERRORS.fetchVeterinarians, ERRORS.unexpectedVeterinarians);
/** The same for one vet's page. */
export const veterinarianFailure = choose(ERRORS.fetchVeterinarian, ERRORS.unexpected);
/** The same for somebody's appointments. */
export const appointmentsFailure = choose(ERRORS.fetchAppointments, ERRORS.unexpectedAppointments);
