import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { useSite } from '@veto/slice-kit';
import { useEffect, useState } from 'react';

export interface LeaveGuardProps {
  /** Something was changed and is not saved. */
  when: boolean;
  /** 'Your working hours'. */
  what: string;
}

/** Asks before a link, a reload or the closing of the tab leaves a form that has no effect until it is saved. */
export function LeaveGuard({ when, what }: LeaveGuardProps) {
  const site = useSite();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!when) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askHere = (event: MouseEvent) => {
      const path = pathOfPress(event);
      if (!path) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(path);
    };
    addEventListener('beforeunload', askBrowser);
    // On the way down, before the link itself answers.
    document.addEventListener('click', askHere, true);
    return () => {
      removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', askHere, true);
    };
  }, [when]);
  return (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={(open) => !open && setWanted(null)}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay and save"
      destructive
      onConfirm={() => {
        setWanted(null);
        if (wanted) site.navigate(wanted);
      }}
    >
      {what} are changed and not saved. What you entered stays here until you close this tab.
    </ConfirmDialog>
  );
}

/** Where a plain press on a link of this site leads, when that is another page. */
function pathOfPress({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  if (link.target === '_blank' || link.origin !== location.origin || link.hasAttribute('download')) return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage ? null : link.pathname + link.search + link.hash;
}
