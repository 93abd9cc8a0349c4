import * as z from 'zod/mini';
import { namedRow, nullableText, orElse, timestamp } from '../boundary/index.ts';
import { siteNow } from '../calendar/index.ts';

/** What has become of a licence; 'none': nothing was sent, or the check has ended. */
export type LicenceState = 'none' | 'waiting' | 'checked' | 'refused';

/** A vet's own licence. Moments are ISO strings. */
export interface Licence {
  state: LicenceState;
  /** Digits: '04711'. */
  number: string | null;
  documentPath: string | null;
  sentAt: string | null;
  /** When it was checked; null where no check holds. */
  verifiedAt: string | null;
  validUntil: string | null;
  /** Why it was refused, or the check withdrawn. */
  reason: string | null;
  /** Until when the vet is listed; null or past where they are not. */
  listedUntil: string | null;
}

export const NO_LICENCE: Licence = {
  state: 'none',
  number: null,
  documentPath: null,
  sentAt: null,
  verifiedAt: null,
  validUntil: null,
  reason: null,
  listedUntil: null,
};

/** A state that this release does not know is none. */
export const licenceState = z.catch(z.enum(['none', 'waiting', 'checked', 'refused']), 'none');

export const licenceRow = orElse(
  namedRow({
    state: licenceState,
    number: nullableText,
    document_path: nullableText,
    sent_at: z.nullish(timestamp),
    verified_at: z.nullish(timestamp),
    valid_until: z.nullish(timestamp),
    reason: nullableText,
    listed_until: z.nullish(timestamp),
  }),
  NO_LICENCE,
);

/** Whether owners find the vet at this moment, as far as the licence goes. */
export const isListed = ({ listedUntil }: Licence, now = siteNow()): boolean =>
  listedUntil !== null && Date.parse(listedUntil) > now;

/**
 * The digits of a licence number as written: 'PWZ nr 4711' is '04711'; null where it is none. The database has the same rule
 * (`private.licence_digits`).
 */
export function licenceDigits(written: string): string | null {
  const digits = written.replace(/^\s*(?:pwz)?[\s:.]*(?:nr|no)?[\s:.]*|[\s./-]/gi, '');
  return /^\d{3,8}$/.test(digits) && !/^0+$/.test(digits) ? digits.padStart(5, '0') : null;
}

export const licenceSchema = z.object({
  number: z
    .string()
    .check(z.refine((text) => licenceDigits(text) !== null, 'A licence number has 3 to 8 digits, as on your stamp')),
});
export type LicenceValues = z.infer<typeof licenceSchema>;
