import { whenRead } from './when-read.ts';

/** What is read last of the document: by then `show-first-paint.ts`, which runs before, has shown the page. */
const LAST_READ = 'veto-config';

/** Shows the page's frame for whoever is signed in, in the place of the page for visitors; nothing of it where there is no frame. */
export function showFrame(): void {
  whenRead(LAST_READ, () => {
    const main = document.querySelector('#first-paint main');
    const who = whoLooks();
    if (!main || who === 'signed-out') return;
    main.querySelector('[data-first-paint-of]')?.remove();
    const held = main.querySelector<HTMLTemplateElement>(`template[data-frame-for~=${who}]`);
    if (!held) return;
    // They stand behind the shell's own sheets, which say the order of the layers, and behind the scripts that run before.
    document.head.append(...held.content.querySelectorAll('link'));
    held.replaceWith(held.content);
  });
}

interface Kept {
  user?: { id?: unknown };
  userId?: unknown;
  userType?: unknown;
}

/** As `shared-data` keeps them: the session, and beside it whose it is. 'unknown' where the page has to ask first. */
function whoLooks(): 'signed-out' | 'owner' | 'veterinarian' | 'unknown' {
  const session = kept((key) => /^sb-.*-auth-token$/.test(key));
  if (!session) return 'signed-out';
  const profile = kept((key) => key === 'veto_profile');
  if (!profile || profile.userId !== session.user?.id) return 'unknown';
  return profile.userType === 'veterinarian' ? 'veterinarian' : 'owner';
}

/** Of the tab, else of the browser. */
function kept(isIt: (key: string) => boolean): Kept | null {
  try {
    for (const area of [sessionStorage, localStorage]) {
      const key = Object.keys(area).find(isIt);
      if (key) return JSON.parse(area.getItem(key) ?? 'null') as Kept | null;
    }
  } catch {
    // A browser without storage knows nobody.
  }
  return null;
}
