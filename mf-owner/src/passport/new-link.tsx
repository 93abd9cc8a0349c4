import { Box } from '@veto/shared-ui/box';
import { KeptLink } from '@veto/shared-ui/kept-link';
import { useSay } from '@veto/slice-kit';
import { useEffect, useRef } from 'react';

/** A link that was just made, to be sent on now: it is not shown again. */
export function NewLink({ address }: { address: string }) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  // The owner pressed 'Create a link' and goes on from here.
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label={say('The new link')}>
      <KeptLink
        address={address}
        words={{
          text: say('Send it now: it will not be shown again. The code on the card opens it, too.'),
          share: say('Share link'),
          copy: say('Copy link'),
          copied: say('Copied.'),
        }}
      />
    </Box>
  );
}
