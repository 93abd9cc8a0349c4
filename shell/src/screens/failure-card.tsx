import { onlineManager } from '@tanstack/react-query';
import { useSay } from '@veto/slice-kit';
import { PLATFORM_ERRORS, type VetoError } from '@veto/slice-kit/errors';
import { TroublePage } from './trouble-card.tsx';

export interface FailureCardProps {
  failure: VetoError | undefined;
  onRetry(): void;
}

/** In the place of a slice that does not work: what happened, a code for the person who is asked for help, and Retry. */
export function FailureCard({ failure, onRetry }: FailureCardProps) {
  const say = useSay();
  const code = failure?.code ?? 'VETO-101';
  const cause = onlineManager.isOnline()
    ? say(PLATFORM_ERRORS[code])
    : say('You are offline, and this page has not been opened in this browser before.');
  const sentence = `${cause} ${say('The rest of the site works as usual.')}`;
  return <TroublePage sentence={sentence} code={code} action="Retry" onAction={onRetry} />;
}
