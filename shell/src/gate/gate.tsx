import { sessionStore } from '@veto/shared-data/core';
import { InLanguage, sayIn } from '@veto/slice-kit';
import { useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { pathInEnglish } from '../../isomorphic/language-of-path.ts';
import { keepTo } from '../routing/visible-history.ts';
import { setPageHead } from '../site/head-of-page.ts';
import { languageStore } from '../site/language.ts';
import { Providers } from '../site/providers.tsx';
import { GateCard } from './gate-card.tsx';
import { hasPassedGate, rememberGatePassed } from './gate-state.ts';
import { cameByLink, rememberLinkOpened } from './link-state.ts';

export interface GateOptions {
  /** Empty: there is no gate. */
  passwordSha256: string;
  /** Whether an address is open without the password. */
  isSecretLink(address: URL): boolean;
  /** Hears when the gate is on the page. */
  onShown(): void;
}

/** Where whoever came by a secret link signs in or registers, to answer what the link asks. */
const ACCOUNT_SCREENS = ['/login', '/register', '/forgot-password'];

/**
 * Shows the gate until it is passed; resolves at once when it was passed before, there is none, or the address is a
 * secret link. Then the tab also opens the screens where one signs in, and whoever has signed in has passed the gate; any other
 * page is loaded anew, and the gate asks.
 */
export function passGate(root: Root, { passwordSha256, isSecretLink, onShown }: GateOptions): Promise<void> {
  if (!passwordSha256 || hasPassedGate()) return Promise.resolve();
  const isOpen = (address: URL) =>
    hasPassedGate() ||
    isSecretLink(address) ||
    (cameByLink() && ACCOUNT_SCREENS.includes(pathInEnglish(address.pathname)));
  if (isOpen(new URL(location.href))) {
    rememberLinkOpened();
    // First of all that hear of a session: where it leads may be a page behind the gate.
    sessionStore.subscribe(({ userId }) => userId && rememberGatePassed());
    keepTo(isOpen);
    return Promise.resolve();
  }
  // Only the part behind '#' has changed: no document is loaded for it.
  const openSecretLink = () => isOpen(new URL(location.href)) && location.reload();
  addEventListener('hashchange', openSecretLink);
  const { language } = languageStore.getState();
  setPageHead({ title: sayIn(language)('Access Protected'), lang: language });
  return new Promise((resolve) => {
    const onPassed = () => {
      removeEventListener('hashchange', openSecretLink);
      rememberGatePassed();
      resolve();
    };
    root.render(
      <Providers>
        <InLanguage of={language}>
          <GateCard passwordSha256={passwordSha256} onPassed={onPassed} />
        </InLanguage>
        <Shown onShown={onShown} />
      </Providers>,
    );
  });
}

/** Its effect runs once the card beside it is there. */
function Shown({ onShown }: { onShown(): void }) {
  useEffect(onShown, [onShown]);
  return null;
}
