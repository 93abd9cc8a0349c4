import { Button } from '@chakra-ui/react/button';
import { SLOTS_24H } from '@veto/shared-data/calendar';
import { type FormEvent, useState } from 'react';
import { Sheet } from '../sheet/sheet.tsx';
import { BookingSheet, type BookingSheetProps, BookingSheetSkeleton } from './booking-sheet.tsx';
import type { BookingSheetWords } from './words.ts';

export const WORDS: BookingSheetWords = {
  title: 'Book an Appointment',
  close: 'Close',
  times: {
    date: 'Date',
    time: 'Time',
    others: 'other times',
    more: (count) => `${count} more times`,
    otherDay: 'Other day',
    nextDays: 'Next free days',
    none: 'No free times on this day.',
    failed: { title: 'The free times could not be loaded.', retry: 'Try again' },
    chooseDay: 'Choose a date first.',
  },
  pet: {
    group: 'Pet',
    another: 'Another pet',
    ofSomebody: (name, owner) => `${name} (${owner}’s)`,
    name: 'Pet Name',
    type: 'Pet Type',
    noType: 'Choose a type',
  },
  reason: { group: 'Reason for Visit', other: 'Something else', placeholder: 'For example: scratches since Monday' },
  visitType: 'Visit type',
  safety: 'Quick safety check (optional)',
  book: { label: 'Book Appointment', busy: 'Booking...', note: 'You can move or cancel it in My Appointments.' },
  signIn: {
    signIn: 'Sign in',
    register: 'Register',
    kept: 'Your time and your words are kept.',
    after: 'After you sign in or register, this sheet opens again by itself.',
    asGuest: 'Book as a guest',
  },
  guestNote: 'You get a link to move or cancel it.',
};

const DAY = '2026-11-21';
const at = (time: string) => ({ date: DAY, time });
const TIMES = ['14:00', '14:30', '15:00', '15:30', '16:00', '16:30'].map(at);
export const PETS = [
  { id: 'p1', name: 'Fistaszek', type: 'Rabbit' },
  { id: 'p2', name: 'Burek', type: 'Dog' },
  { id: 'p3', name: 'Mruczka', type: 'Cat' },
  { id: 'p4', name: 'Nemo', type: 'Fish' },
];
const REASONS = [
  { value: 'vaccination', label: 'Vaccination' },
  { value: 'check-up', label: 'Check-up' },
  { value: 'skin', label: 'Skin' },
  { value: 'teeth', label: 'Teeth' },
  { value: 'limping', label: 'Limping' },
] as const;
type Reason = (typeof REASONS)[number]['value'];
type Pet = (typeof PETS)[number];

export type SheetStoryProps = Partial<BookingSheetProps<Pet, Reason>> & {
  waiting?: boolean;
  pets?: readonly Pet[];
  emptySlot?: boolean;
  failure?: unknown;
  errors?: { name?: string; reason?: string; time?: string };
  /** What the ticket says of it. */
  type?: string;
  onClose: () => void;
};

const nothing = () => {};

/** A sheet that answers as a form does, behind a button that opens it. */
export function SheetInUse(props: SheetStoryProps) {
  const { waiting, pets = PETS, emptySlot, failure, errors = {}, type, onClose, ...rest } = props;
  const [open, setOpen] = useState(true);
  const [slot, setSlot] = useState(emptySlot ? null : at('15:30'));
  const [pet, setPet] = useState<Pet | undefined>(pets[0]);
  const [reason, setReason] = useState<Reason | null>('skin');
  const [words, setWords] = useState('');
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>15:30</Button>
      {open && (
        <Sheet title={WORDS.title} closeLabel={WORDS.close} onClose={close}>
          {waiting ? (
            <BookingSheetSkeleton />
          ) : (
            <BookingSheet
              words={WORDS}
              onSubmit={(event: FormEvent) => event.preventDefault()}
              ticket={{
                veterinarian: {
                  name: 'Dr. Zuzanna Jakubowska',
                  specialty: 'Dermatology',
                  imageUrl: null,
                  portrait: null,
                  place: 'Gabinet Weterynaryjny Pod Lipami, Kraków',
                },
                date: slot && {
                  weekday: 'Saturday',
                  day: '21',
                  month: 'November',
                  time: slot.time,
                  dateTime: `${DAY}T${slot.time}`,
                },
                petType: pet?.type ?? '',
                type,
              }}
              times={{
                date: slot ? DAY : '',
                slot,
                slots: failure ? undefined : TIMES,
                failure,
                onRetry: nothing,
                onSlot: setSlot,
                nextDays: [DAY, '2026-11-23'],
                onDay: () => setSlot(at('15:00')),
                dateField: { name: 'date', defaultValue: slot ? DAY : '' },
                errors: { time: errors.time },
                format: SLOTS_24H,
              }}
              pet={{
                pets,
                chosen: pet,
                onChoose: setPet,
                onAnother: () => setPet(undefined),
                typed: false,
                name: { name: 'petName' },
                type: { name: 'petType' },
                types: [
                  { value: 'dog', label: 'dog' },
                  { value: 'rabbit', label: 'rabbit' },
                ],
                errors: { name: errors.name },
              }}
              reason={{
                reasons: REASONS,
                chosen: reason,
                onChoose: setReason,
                words,
                onWords: setWords,
                fieldRef: nothing,
                error: errors.reason,
              }}
              safety="Three questions"
              foot={{ sending: false }}
              {...rest}
            />
          )}
        </Sheet>
      )}
    </>
  );
}
