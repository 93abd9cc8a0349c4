import { Center } from '@veto/shared-ui/center';

/** How much is new, at the corner of an icon; its button says the number in words. */
export function NewsCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Center
      aria-hidden
      position="absolute"
      top="0.5"
      insetEnd="0"
      minW="5"
      h="5"
      px="1"
      rounded="full"
      bg="ink"
      color="canvas"
      fontSize="xs"
      fontWeight="bold"
    >
      {count > 99 ? '99+' : count}
    </Center>
  );
}
