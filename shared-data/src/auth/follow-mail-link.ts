import { useMutation } from '@tanstack/react-query';
import { enterOrAsk, type LinkKind, type LinkQuestion, newAuthClient } from '@veto/shared-data/core';

const KINDS: readonly LinkKind[] = ['recovery', 'signup', 'email_change'];

/** A link as our mails have it: the page that it opens uses it up when the visitor presses its button, and not before. */
export interface UnusedLink {
  kind: LinkKind;
  tokenHash: string;
}

/** The link in an address, '#token_hash=…&type=recovery', or null. Programs that look where a link leads send no such part. */
export function unusedLinkOf(hash: string): UnusedLink | null {
  const params = new URLSearchParams(hash.slice(1));
  const kind = KINDS.find((each) => each === params.get('type'));
  const tokenHash = params.get('token_hash');
  return kind && tokenHash ? { kind, tokenHash } : null;
}

/** 'half': the project wants the link to the other address followed, too. */
export type Followed = 'entered' | 'half' | LinkQuestion;

async function followMailLink({ kind, tokenHash }: UnusedLink): Promise<Followed> {
  const client = await newAuthClient(false);
  const { data, error } = await client.verifyOtp({ type: kind, token_hash: tokenHash });
  if (error) throw error;
  const { session } = data;
  if (!session) return 'half';
  const { access_token: accessToken, refresh_token: refreshToken, user } = session;
  const question = await enterOrAsk({ kind, accessToken, refreshToken, userId: user.id, email: user.email });
  return question ?? 'entered';
}

/** Whether the server has said no to the link itself: it is used, expired or not whole. */
export function isLinkRefused(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 429;
}

/**
 * Uses a link up, and signs in by it; where somebody else is signed in, the answer is the question to put to them.
 * Fails with AuthError and the provider's message.
 */
export function useFollowMailLink() {
  return useMutation({ mutationFn: followMailLink });
}
