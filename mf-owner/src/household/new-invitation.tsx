import { invitationPath, useOpenedInvitation } from '@veto/shared-data/household';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { KeptLink } from '@veto/shared-ui/kept-link';
import { useLanguage, useSay } from '@veto/slice-kit';
import { lazy, Suspense, useEffect, useRef } from 'react';

const QrCode = lazy(() => import(/* webpackChunkName: "qr-code" */ '../passport/qr-code.tsx'));

/** An invitation that was just made, as a link and a code, while it opens something: neither is shown again. */
export function NewInvitation({ secret }: { secret: string }) {
  const say = useSay();
  const address = `${globalThis.location.origin}${invitationPath(secret, useLanguage())}`;
  const isOver = useOpenedInvitation(secret).data === null;
  const box = useRef<HTMLDivElement>(null);
  // The owner has just closed the dialog that made it, which gives the focus back first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  if (isOver) return null;
  return (
    <Flex ref={box} tabIndex={-1} role="group" aria-label={say('The new invitation')} gap="4" wrap="wrap" mb="4">
      <Box flex="1 1 18rem" minW="0">
        <KeptLink
          address={address}
          words={{
            text: say(
              'Send this link to one person, or show them the code. It works once, for 7 days, and will not be shown again.',
            ),
            share: say('Share link'),
            copy: say('Copy link'),
            copied: say('Copied.'),
          }}
        />
      </Box>
      <Box w="132px" flexShrink="0">
        <Suspense fallback={null}>
          <QrCode address={address} label={say('Code that opens the invitation')} />
        </Suspense>
      </Box>
    </Flex>
  );
}
