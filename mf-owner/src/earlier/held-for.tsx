import { siteNow } from '@veto/shared-data/calendar';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useSay } from '@veto/slice-kit';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { clockText, spokenMinutes } from './time-left.ts';

interface HeldForProps {
  /** An ISO moment. */
  until: string;
  onOver: () => void;
}

/** As long as an offer can have left. */
const LONGEST_SECONDS = 10 * 60;

/** Between a device and the server, where both are right. */
const CLOCKS_DIFFER_SECONDS = 60;

/**
 * The ten minutes of an offer, counted down; read aloud at ten, five and one. The server has just said that it stands: where the
 * device's clock says that it is over already, or held for longer, that clock is wrong, and nothing is counted.
 */
export function HeldFor({ until, onOver }: HeldForProps) {
  const say = useSay();
  const left = useSecondsLeft(until);
  const [isClockRight] = useState(left > 0 && left <= LONGEST_SECONDS + CLOCKS_DIFFER_SECONDS);
  const isOver = isClockRight && left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <Flex bg="warn.bg" color="warn" rounded="panel" px="4" py="3.5" gap="3">
      <Box pt="0.5" aria-hidden>
        <Clock size={20} />
      </Box>
      <Box>
        <Text fontWeight="bold" textStyle="h4" fontVariantNumeric="tabular-nums" aria-hidden>
          {isClockRight ? say('Held for you: {time}', { time: clockText(left) }) : say('Held for you')}
        </Text>
        <VisuallyHidden role="status">{isClockRight ? say(spokenMinutes(left)) : say('Held for you')}</VisuallyHidden>
        <Text textStyle="small">
          {isClockRight
            ? say('minutes left, then the next owner is asked')
            : say('for ten minutes at most, then the next owner is asked')}
        </Text>
      </Box>
    </Flex>
  );
}

const secondsUntil = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - siteNow()) / 1000));

function useSecondsLeft(until: string): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    setLeft(secondsUntil(until));
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
