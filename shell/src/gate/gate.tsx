import { Center } from '@veto/shared-ui/center';
import { Spinner } from '@veto/shared-ui/spinner';
import { lazy, Suspense, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { setPageHead } from '../site/page-head.ts';
import { Providers } from '../site/providers.tsx';
import { hasPassedGate, rememberGatePassed } from './gate-state.ts';

const GateCard = lazy(async () => {
  const { GateCard: Card } = await import(/* webpackChunkName: "gate" */ './gate-card.tsx');
  return { default: Card };
});

/**
 * Shows the gate until it is passed; resolves at once when it was passed before or there is none. `onShown` hears when
 * the gate is on the page.
 */
export function passGate(root: Root, passwordSha256: string, onShown: () => void): Promise<void> {
  if (!passwordSha256 || hasPassedGate()) return Promise.resolve();
  setPageHead({ title: 'Access Protected', lang: 'en' });
  return new Promise((resolve) => {
    const onPassed = () => {
      rememberGatePassed();
      resolve();
    };
    root.render(
      <Providers>
        <Suspense
          fallback={
            <Center minH="100dvh">
              <Spinner color="fg.brand" />
            </Center>
          }
        >
          <GateCard passwordSha256={passwordSha256} onPassed={onPassed} />
          <Shown onShown={onShown} />
        </Suspense>
      </Providers>,
    );
  });
}

/** Beside a card that may suspend: its effect runs once both are there. */
function Shown({ onShown }: { onShown(): void }) {
  useEffect(onShown, [onShown]);
  return null;
}
