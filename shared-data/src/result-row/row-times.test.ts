import { expect, it } from 'vitest';
import { firstTimes, rowTimes } from './row-times.ts';

const TODAY = '2026-11-21';
const vet = { id: 'v1', name: 'Anna Nowak', nextSlot: { date: TODAY, time: '15:30' } };

it('shows four days from today, the first two times of each, and how many more there are', () => {
  const free = [
    { date: TODAY, firstTimes: ['15:30'], count: 1 },
    { date: '2026-11-23', firstTimes: ['09:00', '09:30'], count: 8 },
  ];
  expect(rowTimes(vet, free, TODAY)).toEqual({
    label: 'Next open times',
    closedLabel: 'No open time',
    days: [
      {
        date: '2026-11-21',
        weekday: 'Today',
        day: 'Nov 21',
        today: true,
        times: [
          {
            text: '15:30',
            label: 'Anna Nowak, today at 15:30',
            href: '/veterinarian/v1?date=2026-11-21&time=15:30#book',
            slot: { date: TODAY, time: '15:30' },
          },
        ],
      },
      { date: '2026-11-22', weekday: 'Sun', day: 'Nov 22', today: false, times: [] },
      {
        date: '2026-11-23',
        weekday: 'Mon',
        day: 'Nov 23',
        today: false,
        times: [
          {
            text: '09:00',
            label: 'Anna Nowak, Mon, Nov 23 at 09:00',
            href: '/veterinarian/v1?date=2026-11-23&time=09:00#book',
            slot: { date: '2026-11-23', time: '09:00' },
          },
          {
            text: '09:30',
            label: 'Anna Nowak, Mon, Nov 23 at 09:30',
            href: '/veterinarian/v1?date=2026-11-23&time=09:30#book',
            slot: { date: '2026-11-23', time: '09:30' },
          },
        ],
        more: {
          text: '+6 more',
          label: 'Anna Nowak, Mon, Nov 23, 6 more',
          href: '/veterinarian/v1?date=2026-11-23#book',
          slot: { date: '2026-11-23' },
        },
      },
      { date: '2026-11-24', weekday: 'Tue', day: 'Nov 24', today: false, times: [] },
    ],
  });
});

it('shows the first times, each with its day, where there is little room', () => {
  const free = [
    { date: TODAY, firstTimes: ['15:30'], count: 1 },
    { date: '2026-11-23', firstTimes: ['09:00', '09:30'], count: 8 },
    { date: '2026-11-24', firstTimes: ['09:00', '09:30'], count: 8 },
  ];
  const times = firstTimes(vet, free, TODAY);
  expect(times.map(({ text }) => text)).toEqual(['Today 15:30', 'Mon 09:00', 'Mon 09:30', 'Tue 09:00']);
  expect(times[1]).toEqual({
    text: 'Mon 09:00',
    label: 'Anna Nowak, Mon 09:00, Nov 23',
    href: '/veterinarian/v1?date=2026-11-23&time=09:00#book',
    slot: { date: '2026-11-23', time: '09:00' },
  });
});

it('names the animals that are searched for', () => {
  const free = [{ date: TODAY, firstTimes: ['15:30'], count: 1 }];
  const [time] = firstTimes({ ...vet, searched: ['Rabbits', 'Small mammals'] }, free, TODAY);
  expect(time?.href).toBe('/veterinarian/v1?date=2026-11-21&time=15:30&pet=Rabbits&pet=Small+mammals#book');
});

it('names the next time where none of the four days is free', () => {
  expect(rowTimes({ ...vet, nextSlot: { date: '2026-12-01', time: '09:00' } }, [], TODAY)).toEqual({
    note: 'No open time in the next four days',
    slot: {
      text: 'Next: Tue, Dec 1, 09:00',
      label: 'Next: Tue, Dec 1, 09:00, Anna Nowak',
      href: '/veterinarian/v1?date=2026-12-01&time=09:00#book',
      slot: { date: '2026-12-01', time: '09:00' },
    },
  });
});

it('offers nothing where there is nothing, and no time that has meanwhile been taken', () => {
  expect(rowTimes({ ...vet, nextSlot: null }, [], TODAY)).toEqual({ note: 'No open time to book online' });
  expect(rowTimes(vet, [], TODAY)).toEqual({ note: 'No open time to book online' });
});
