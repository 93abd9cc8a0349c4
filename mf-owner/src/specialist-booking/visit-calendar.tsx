import { parseDate } from '@internationalized/date';
import { DatePicker } from '@veto/shared-ui/date-picker';

export interface VisitCalendarProps {
  /** 'YYYY-MM-DD', or '' before the first choice. */
  value: string;
  onChange(date: string): void;
  min: string;
  max: string;
  /** Days that cannot be chosen although they lie between `min` and `max`. */
  isUnavailable?(date: string): boolean;
}

/** A month at a time, weeks from Monday, in Polish. */
export function VisitCalendar({ value, onChange, min, max, isUnavailable }: VisitCalendarProps) {
  return (
    <DatePicker.Root
      inline
      locale="pl-PL"
      timeZone="Europe/Warsaw"
      startOfWeek={1}
      min={parseDate(min)}
      max={parseDate(max)}
      value={value ? [parseDate(value)] : []}
      onValueChange={({ value: [chosen] }) => chosen && onChange(isoDate(chosen))}
      isDateUnavailable={(date) => isUnavailable?.(isoDate(date)) ?? false}
      translations={{
        content: 'Kalendarz',
        dayCell: ({ valueText, unavailable }) => (unavailable ? `${valueText}, niedostępny` : valueText),
        prevTrigger: () => 'Poprzedni miesiąc',
        nextTrigger: () => 'Następny miesiąc',
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
          <DatePicker.DayTable />
        </DatePicker.View>
      </DatePicker.Content>
    </DatePicker.Root>
  );
}

function isoDate({ year, month, day }: { year: number; month: number; day: number }): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
