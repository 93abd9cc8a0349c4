import { Center } from '@veto/shared-ui/center';
import type { Say } from '@veto/slice-kit';

const shown = (count: number) => (count > 99 ? '99+' : String(count));

/** What a button with a count is called: what it leads to, with the number that is seen on it. */
export function nameWithCount(name: string, count: number, say: Say): string {
  return count > 0 ? say('{name}, {number} unread', { name, number: shown(count) }) : name;
}

/** How much is new, at the corner of an icon; its button says it in words. */
export function NewsCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Center
      aria-hidden
      position="absolute"
      top="0.5"
      insetStart="50%"
      minW="5"
      h="5"
      px="0.5"
      rounded="full"
      bg="ink"
      color="canvas"
      fontSize="xs"
      fontWeight="bold"
    >
      {shown(count)}
    </Center>
  );
}
