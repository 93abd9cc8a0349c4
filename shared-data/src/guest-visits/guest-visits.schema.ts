import * as z from 'zod/mini';
import { type BookedType, bookedTypeColumns, withBookedType } from '../appointments/appointments.schema.ts';
import { calendarDate, namedRow, nullableText, numeric, plainFeatures, wallTime } from '../boundary/index.ts';

/** A visit that a guest's link opens. */
export interface GuestVisit {
  /** 'open' until it begins. 'in-account': an account has taken it over. */
  state: 'open' | 'past' | 'cancelled' | 'in-account';
  /** What has become of it, also in the account. */
  status?: string | null;
  cancelledBy: 'guest' | 'veterinarian' | null;
  /** The vet's words; null for none. */
  cancelReason?: string | null;
  /** Who moved it last; null where nobody did. Of one in an account, only whether somebody did. */
  movedBy?: 'guest' | 'veterinarian' | null;
  /** Whether the guest moves it: where the vet lets clients do so, until a day before. */
  mayMove: boolean;
  /** Why the vet asks for another time, '' without a word; null where they do not. */
  moveWish?: string | null;
  /** 'YYYY-MM-DD' and 'HH:MM', Warsaw. */
  date: string;
  time: string;
  /** Minutes. */
  duration: number;
  /** Null for a consultation that is no type of the vet's, and once it was cancelled. */
  type?: BookedType | null;
  /** The guest's own; null once it was cancelled. */
  name?: string | null;
  petName: string | null;
  petType: string | null;
  reason: string | null;
  /** The address that the guest gave; null for none. */
  email: string | null;
  /** What the vet wrote about the completed visit, a line each; null for nothing. */
  note?: string | null;
  /** The stars that the guest gave, 1 to 5; null before. */
  rating?: number | null;
  veterinarian: {
    id: string;
    name: string | null;
    specialty: string | null;
    clinicName: string | null;
    address: string | null;
    city: string | null;
    phone: string | null;
    imageUrl: string | null;
    portrait: object | null;
  };
}

const STATES = { open: 'open', past: 'past', cancelled: 'cancelled', in_account: 'in-account' } as const;

const row = namedRow(
  {
    state: z.enum(['open', 'past', 'cancelled', 'in_account']),
    status: nullableText,
    cancelled_by: z.nullish(z.enum(['guest', 'veterinarian'])),
    cancel_reason: nullableText,
    moved_by: z.nullish(z.enum(['guest', 'veterinarian'])),
    may_move: z.nullish(z.boolean()),
    move_wish: nullableText,
    date: calendarDate,
    time: wallTime,
    minutes: numeric,
    ...bookedTypeColumns,
    name: nullableText,
    pet: nullableText,
    pet_type: nullableText,
    reason: nullableText,
    email: nullableText,
    note: nullableText,
    rating: z.nullish(numeric),
    veterinarian: namedRow({
      id: z.string(),
      name: nullableText,
      specialty: nullableText,
      clinic_name: nullableText,
      address: nullableText,
      city: nullableText,
      phone: nullableText,
      image_url: nullableText,
      portrait: z.optional(plainFeatures),
    }),
  },
  { minutes: 'duration', pet: 'petName' },
);

export const guestVisit = z.pipe(
  row,
  z.transform(
    ({ state, mayMove, ...visit }: z.infer<typeof row>) =>
      ({
        ...withBookedType(visit),
        state: STATES[state],
        mayMove: mayMove ?? state === 'open',
      }) satisfies GuestVisit,
  ),
);
