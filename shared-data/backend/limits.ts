import { z } from 'zod';

/** How many in how many seconds. */
export interface Limit {
  points: number;
  duration: number;
}

/**
 * What one visitor may ask for. Sign-ins that failed are counted, of everything else all. An address is an IPv4 address or
 * a network of IPv6 (its first 64 bits).
 */
export interface AttemptLimits {
  /** At one account from one address. */
  signInsOfVisitor: Limit;
  /** From one address, whatever the account. */
  signInsOfAddress: Limit;
  /** At one account, from all addresses that nobody has signed in to it from before. */
  signInsOfStrangers: Limit;
  signUpsOfAddress: Limit;
  /** To one account from one address; more are answered as if they were sent. */
  mailsOfVisitor: Limit;
  /** From one address, whatever the account. */
  mailsOfAddress: Limit;
  /** Of the contact form, row by row, from one address. */
  contactsOfAddress: Limit;
  /** Bookings without an account, from one address. */
  guestsOfAddress: Limit;
  /** Visits of guests that are moved, from one address. */
  guestMovesOfAddress: Limit;
  /** Codes that are sent to guests, from one address: a veterinarian's guests together have a limit, too. */
  guestCodesOfAddress: Limit;
  /** Codes of guests that are tried: for one mail address from one address, and from one address in all. */
  guestTriesOfVisitor: Limit;
  guestTriesOfAddress: Limit;
  /** Of the directory, from one address. */
  searchesOfAddress: Limit;
  /** Of all that is kept about a person, from one address. */
  exportsOfAddress: Limit;
  /** Milliseconds of the database and of writing its answers, from one address: they come back evenly, for less than one processor. */
  databaseOfAddress: Limit;
  /**
   * What a refused sign-in and a mail take at least, in milliseconds. An unknown account is refused at once, a known one
   * only after its password was hashed: the difference would tell who is registered.
   */
  evenAnswerMs: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Nobody who has only forgotten a password, or who types into the search box, meets these; a list of passwords does. An
 * office shares an address. No visitor can use up what is another one's.
 */
export const DEFAULT_LIMITS: AttemptLimits = {
  signInsOfVisitor: { points: 10, duration: 10 * MINUTE },
  signInsOfAddress: { points: 100, duration: 10 * MINUTE },
  signInsOfStrangers: { points: 200, duration: 10 * MINUTE },
  signUpsOfAddress: { points: 300, duration: HOUR },
  mailsOfVisitor: { points: 10, duration: HOUR },
  mailsOfAddress: { points: 100, duration: HOUR },
  contactsOfAddress: { points: 20, duration: HOUR },
  guestsOfAddress: { points: 20, duration: 24 * HOUR },
  guestMovesOfAddress: { points: 40, duration: 24 * HOUR },
  guestCodesOfAddress: { points: 20, duration: HOUR },
  guestTriesOfVisitor: { points: 10, duration: 30 * MINUTE },
  guestTriesOfAddress: { points: 100, duration: HOUR },
  searchesOfAddress: { points: 600, duration: MINUTE },
  exportsOfAddress: { points: 30, duration: HOUR },
  databaseOfAddress: { points: 20_000, duration: 30 },
  evenAnswerMs: 500,
};

const limit = z.strictObject({ points: z.int().positive(), duration: z.int().positive() });
const changes = z
  .strictObject({
    signInsOfVisitor: limit,
    signInsOfAddress: limit,
    signInsOfStrangers: limit,
    signUpsOfAddress: limit,
    mailsOfVisitor: limit,
    mailsOfAddress: limit,
    contactsOfAddress: limit,
    guestsOfAddress: limit,
    guestMovesOfAddress: limit,
    guestCodesOfAddress: limit,
    guestTriesOfVisitor: limit,
    guestTriesOfAddress: limit,
    searchesOfAddress: limit,
    exportsOfAddress: limit,
    databaseOfAddress: limit,
    evenAnswerMs: z.int().min(0),
  })
  .partial();

/**
 * The default limits with what `VETO_LIMITS` changes of them: JSON, as `{"searchesOfAddress":{"points":60,"duration":60}}`.
 * @throws Error with a whole sentence when it says something else.
 */
export function limitsFrom(text: string | undefined): AttemptLimits {
  if (!text) return DEFAULT_LIMITS;
  const changed = changes.safeParse(jsonOf(text));
  if (changed.success) return { ...DEFAULT_LIMITS, ...(changed.data as Partial<AttemptLimits>) };
  const [issue] = changed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const where = [...(issue?.path ?? []), ...unknown].join('.') || 'the whole';
  throw new Error(
    `VETO_LIMITS cannot be read (${where}). It is JSON, such as {"searchesOfAddress":{"points":60,"duration":60}}.`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
