import { Box } from '@veto/shared-ui/box';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import type { SetupStep } from './setup-steps.ts';

/** How far the practice is set up, in words and as a bar: phrasing content, for within a sentence's element. */
export function SetupProgress({ steps }: { steps: readonly SetupStep[] }) {
  const say = useSay();
  const done = steps.filter((step) => step.done).length;
  return (
    <>
      <Text as="span" display="block" textStyle="small" color="muted">
        {say('{done} of {all} steps done', { done, all: steps.length })}
      </Text>
      <Box
        as="span"
        display="block"
        aria-hidden
        h="2"
        mt="1"
        rounded="full"
        bg="sunken"
        borderWidth="1px"
        borderColor="line"
        maxW="20rem"
      >
        <Box as="span" display="block" h="full" rounded="full" bg="ok" w={`${(100 * done) / steps.length}%`} />
      </Box>
    </>
  );
}
