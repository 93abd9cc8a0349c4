import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { GROUNDS } from './grounds.ts';

export const SIGNS = [
  { words: 'Time off', sign: { bgColor: 'sunken', css: GROUNDS.off } },
  { words: 'Held, waits for an answer', sign: { bgColor: 'warn.bg', borderWidth: '1.5px', borderColor: 'warn' } },
  { words: 'Closed', sign: { bgColor: 'sunken', css: GROUNDS.closed } },
] as const;

export function CalendarLegend() {
  const say = useSay();
  return (
    <Flex gap="5" rowGap="2" wrap="wrap" mt="3" css={{ printColorAdjust: 'exact' }}>
      {SIGNS.map(({ words, sign }) => (
        <Flex key={words} gap="2" align="center">
          <Box boxSize="5" rounded="chip" borderWidth="1px" borderColor="line" flexShrink="0" {...sign} />
          <Text textStyle="small" color="muted">
            {say(words)}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
