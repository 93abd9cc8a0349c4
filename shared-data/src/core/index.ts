export { authClient, db, newAuthClient, storage } from './clients.ts';
export { baseUrl, type CoreConfig } from './config.ts';
export { DataProvider } from './data-provider.tsx';
export type { LinkKind, LinkQuestion } from './mail-link.ts';
export { queryClient } from './query-client.ts';
export { type Answer, type BuildRequest, type Parser, request, requestChange } from './request.ts';
export { isTransient, RequestError } from './request-error.ts';
export { type Session, sessionStore, useSession, useUserId } from './session.ts';
export {
  enterOrAsk,
  isQuietSignOut,
  onSessionExpired,
  refreshSession,
  signOut,
  startCore,
} from './session-lifecycle.ts';
export { setRemember } from './stored-session.ts';
