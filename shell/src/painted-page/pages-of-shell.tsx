import { pageRules } from '@veto/shared-ui/painted-styles';
import { InLanguage } from '@veto/slice-kit';
import { LANGUAGES } from '@veto/slice-kit/contract';
import type { ReactNode } from 'react';
import { languageOfPath, pathInEnglish } from '../../isomorphic/language-of-path.ts';
import { GateCard } from '../gate/gate-card.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import ForgotPasswordPage from '../pages/forgot-password-page.tsx';
import LoginPage from '../pages/login-page.tsx';
import '../pages/polish-account.ts';
import RegisterPage from '../pages/register-page.tsx';
import '../site/polish.ts';
import '../site/ukrainian.ts';
import { SHOWN_FIRST } from './shown-first.ts';

/** What every page has, and what shows the first paint. */
export const ownRules = () => pageRules() + SHOWN_FIRST;

const PARTS: Record<string, () => ReactNode> = {
  // The address is nobody's: no link of the menu, which the channel names, is there yet.
  frame: () => (
    <PageFrame session="loading" entries={[]} pathname="">
      <template data-page="" />
    </PageFrame>
  ),
  gate: () => <GateCard passwordSha256="" onPassed={() => {}} />,
  '/login': () => <LoginPage />,
  '/register': () => <RegisterPage />,
  '/forgot-password': () => <ForgotPasswordPage />,
};

/** A part by its name, 'frame', or in another language, 'frame-pl'; a screen by its address. */
export function pageAt(name: string): ReactNode {
  const language = LANGUAGES.find((one) => name.endsWith(`-${one}`)) ?? languageOfPath(name);
  const part = pathInEnglish(name).replace(`-${language}`, '');
  return <InLanguage of={language}>{PARTS[part]?.()}</InLanguage>;
}
