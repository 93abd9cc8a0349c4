import { parseDate } from '@internationalized/date';
import { DatePicker } from '@veto/shared-ui/date-picker';
import type { ComponentProps } from 'react';
import { usePanelWords } from './panel-words.ts';

export interface VisitCalendarProps {
  /** 'YYYY-MM-DD', or '' before the first choice. */
  value: string;
  onChange(date: string): void;
  min: string;
  max: string;
  /** Days that cannot be chosen although they lie between `min` and `max`. */
  isUnavailable?(date: string): boolean;
}

/**
 * A month at a time, weeks from Monday, in the panel's language. Six weeks each, so that no day that has the focus goes with its month: a key
 * pressed before the focus has moved on would be lost. Days of the months around can be chosen where they stand.
 */
export function VisitCalendar({ value, onChange, min, max, isUnavailable }: VisitCalendarProps) {
  const words = usePanelWords().calendar;
  return (
    <DatePicker.Root
      inline
      fixedWeeks
      outsideDaySelectable
      locale={words.locale}
      timeZone="Europe/Warsaw"
      startOfWeek={1}
      min={parseDate(min)}
      max={parseDate(max)}
      value={value ? [parseDate(value)] : []}
      onValueChange={({ value: [chosen] }) => chosen && onChange(isoDate(chosen))}
      isDateUnavailable={(date) => isUnavailable?.(isoDate(date)) ?? false}
      translations={{
        content: words.label,
        dayCell: ({ valueText, unavailable }) => (unavailable ? words.unavailable(valueText) : valueText),
        prevTrigger: () => words.previous,
        nextTrigger: () => words.next,
      }}
    >
      {/* It lies in the page, not over it. The panel around it has the frame; on a phone the seven columns need its padding. */}
      <DatePicker.Content
        zIndex="auto"
        p="0"
        borderWidth="0"
        shadow="none"
        bg="transparent"
        mx={{ base: '-2', md: '0' }}
      >
        <DatePicker.View view="day">
          <DatePicker.ViewControl>
            <DatePicker.PrevTrigger />
            <DatePicker.RangeText />
            <DatePicker.NextTrigger />
          </DatePicker.ViewControl>
          <DatePicker.Context>{({ weeks, weekDays }) => <Days weeks={weeks} weekDays={weekDays} />}</DatePicker.Context>
        </DatePicker.View>
      </DatePicker.Content>
    </DatePicker.Root>
  );
}

type Calendar = Parameters<ComponentProps<typeof DatePicker.Context>['children']>[0];

/** As Chakra's `DayTable`, with the browser's own buttons, which the space bar presses, too. */
function Days({ weeks, weekDays }: Pick<Calendar, 'weeks' | 'weekDays'>) {
  return (
    <DatePicker.Table>
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {weekDays.map(({ short, narrow }) => (
            <DatePicker.TableHeader key={short}>{narrow}</DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same rows show the next month, or the focus would go with them.
          <DatePicker.TableRow key={nth}>
            {week.map((day, weekDay) => (
              <DatePicker.TableCell key={weekDays[weekDay]?.short} value={day}>
                <DatePicker.TableCellTrigger asChild>
                  <button type="button">{day.day}</button>
                </DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}

function isoDate({ year, month, day }: { year: number; month: number; day: number }): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
