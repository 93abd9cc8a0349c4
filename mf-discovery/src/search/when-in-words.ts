import { formatDay } from '@veto/shared-data/calendar';

const LABELS = new Map(
  Object.entries({
    'Available today': 'today',
    'Available this week': 'in the next 7 days',
    'Weekend availability': 'this weekend',
  }),
);
const DAYS = new Map(
  Object.entries({
    'day after tomorrow': 'the day after tomorrow',
    'this week': 'in the next 7 days',
    weekend: 'this weekend',
    'this month': 'this month',
  }),
);

/** When somebody is to be free, as a sentence says it after 'free': 'tomorrow afternoon', 'on Friday evening', 'in the morning'. */
export function whenInWords(availability: string): string {
  const label = LABELS.get(availability);
  if (label) return label;
  const [, day = '', part = ''] = /^(.*?) ?(morning|afternoon|evening)?$/.exec(availability) ?? [];
  if (day === 'today') return part ? `this ${part}` : day;
  if (day === 'tomorrow') return `tomorrow ${part}`.trim();
  const inPart = part && `in the ${part}`;
  if (day === '') return inPart;
  const named = DAYS.get(day);
  if (named || day.startsWith('next')) return `${named ?? day} ${inPart}`.trim();
  if (/^\d/.test(day)) return `on ${formatDay(day)} ${inPart}`.trim();
  return `on ${day.charAt(0).toUpperCase()}${day.slice(1)} ${part}`.trim();
}
