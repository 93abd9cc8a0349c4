import { Center } from '@veto/shared-ui/center';
import { Spinner } from '@veto/shared-ui/spinner';
import { lazy, Suspense } from 'react';
import type { Root } from 'react-dom/client';
import { setPageHead } from '../site/page-head.ts';
import { Providers } from '../site/providers.tsx';
import { hasPassedGate, rememberGatePassed } from './gate-state.ts';

const GateCard = lazy(async () => {
  const { GateCard: Card } = await import(/* webpackChunkName: "gate" */ './gate-card.tsx');
  return { default: Card };
});

/** Shows the gate until it is passed; resolves at once when it was passed before or there is none. */
export function passGate(root: Root, passwordSha256: string): Promise<void> {
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
        </Suspense>
      </Providers>,
    );
  });
}
