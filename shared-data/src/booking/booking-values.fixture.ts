import { addDays, todayInWarsaw } from '../calendar/index.ts';
import type { BookingValues } from './booking.schema.ts';

export const DAY = addDays(todayInWarsaw(), 2);
/** A form that can be sent. */
export const FILLED: BookingValues = {
  petId: '',
  petName: 'Rex',
  petType: 'dog',
  date: DAY,
  time: '09:30',
  reason: 'Limping',
  visitTypeId: '',
};
