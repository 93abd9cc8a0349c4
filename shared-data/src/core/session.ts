import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Who looks at the page. 'owner' is anyone signed in who is not a veterinarian. */
export interface Session {
  state: 'loading' | 'signed-out' | 'owner' | 'veterinarian' | 'no-profile';
  userId?: string;
  /** The address they signed in with. */
  email?: string;
  fullName?: string;
}

/** The page's one session. The shell and core write it; everybody else reads it through `useSession`. */
export const sessionStore = createStore<Session>()(() => ({ state: 'loading' }));

/** The current session; renders again when it changes. */
export function useSession(): Session {
  return useStore(sessionStore);
}

export function useUserId(): string | undefined {
  return useStore(sessionStore, (session) => session.userId);
}
