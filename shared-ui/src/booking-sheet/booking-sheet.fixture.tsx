import { SLOTS_24H } from '@veto/shared-data/calendar';
import { type FormEvent, useState } from 'react';
import { Button } from '../button/index.ts';
import { BookingSheet, BookingSheetFrame, type BookingSheetProps } from './booking-sheet.tsx';

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

export type SheetStoryProps = Partial<BookingSheetProps<Pet, Reason, 'poison'>> & {
  waiting?: boolean;
  pets?: readonly Pet[];
  emptySlot?: boolean;
  wholeDay?: boolean;
  failure?: unknown;
  errors?: { name?: string; reason?: string; time?: string };
  /** What the ticket says of it. */
  type?: string;
  onClose: () => void;
};

const nothing = () => {};

/** A sheet that answers as a form does, behind a button that opens it. */
export function SheetInUse(props: SheetStoryProps) {
  const { waiting, pets = PETS, emptySlot, wholeDay = false, failure, errors = {}, type, onClose, ...rest } = props;
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
        <BookingSheetFrame onClose={close}>
          {waiting ? null : (
            <BookingSheet
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
                wholeDay,
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
              safety={{
                questions: [{ id: 'poison', text: 'Has it swallowed something poisonous?' }],
                answers: { poison: null },
                onChange: nothing,
                urgent: false,
              }}
              foot={{ sending: false }}
              {...rest}
            />
          )}
        </BookingSheetFrame>
      )}
    </>
  );
}
