import { Box } from '@veto/shared-ui/box';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';

export interface ReportTrendProps {
  /** Reports in each of the last 24 hours, the present one last; undefined where there were none. */
  hours: readonly number[] | undefined;
}

/** How many failures browsers reported in a day, with a bar for each hour. */
export function ReportTrend({ hours = [] }: ReportTrendProps) {
  const sum = hours.reduce((total, hour) => total + hour, 0);
  if (sum === 0) return <Text color="fg.muted">none</Text>;
  const most = Math.max(...hours);
  return (
    <Stack gap="1" align="flex-start" color="fg.error">
      <Text color="fg">
        {sum} in 24 h, {hours.at(-1)} in the last
      </Text>
      <Box asChild borderBottomWidth="1px" borderColor="border.emphasized">
        <svg aria-hidden="true" width="120" height="24" viewBox="0 0 120 24">
          {hours.map((hour, place) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place.
              key={place}
              x={5 * place}
              y={24 - (24 * hour) / most}
              width="4"
              height={(24 * hour) / most}
              fill="currentColor"
            />
          ))}
        </svg>
      </Box>
    </Stack>
  );
}
