import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { useBeforeLeaving, useSay, useSite } from '@veto/slice-kit';
import { useEffect, useState } from 'react';

export interface LeaveGuardProps {
  /** Something was changed and is not saved. */
  when: boolean;
  /** In the plural and in the page's language: 'working hours'. */
  what: string;
}

/** Asks before a form is left that has no effect until it is saved. */
export function LeaveGuard({ when, what }: LeaveGuardProps) {
  const site = useSite();
  const say = useSay();
  const [wanted, setWanted] = useState<string | null>(null);
  const [granted, setGranted] = useState<string | null>(null);
  useBeforeLeaving(when && granted === null, setWanted);
  // Once nobody asks any more.
  useEffect(() => {
    if (granted) site.navigate(granted);
  }, [granted, site]);
  return (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={(open) => !open && setWanted(null)}
      title={say('Leave without saving?')}
      confirmLabel={say('Leave')}
      cancelLabel={say('Stay and save')}
      destructive
      onConfirm={() => {
        setGranted(wanted);
        setWanted(null);
      }}
    >
      {say('Your {what} are changed and not saved. What you entered stays here until you close this tab.', { what })}
    </ConfirmDialog>
  );
}
