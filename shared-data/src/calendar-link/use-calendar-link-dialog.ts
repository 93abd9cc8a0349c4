import { useState } from 'react';
import { formatDayOf } from '../calendar/index.ts';
import { CALENDAR_LINK_ERRORS, type Message, SUCCESS, withReason } from '../errors/index.ts';
import { isCalendarServed, useCalendarLink, useMakeCalendarLink, useRevokeCalendarLink } from './calendar-link.ts';

/** How a page says what came of a change: shared-ui's `tellFailure` and `tellOutcome`. */
interface Telling {
  tellFailure(error: unknown, message: Message): void;
  tellOutcome(change: Promise<unknown>, success: Message, failure: (error: unknown) => Message): Promise<boolean>;
}

/** The signed-in person's link as shared-ui's `CalendarLinkDialog` shows it: its props but title, words and `onClose`. */
export function useCalendarLinkDialog({ tellFailure, tellOutcome }: Telling) {
  const link = useCalendarLink();
  const make = useMakeCalendarLink();
  const revoke = useRevokeCalendarLink();
  const [made, setMade] = useState<{ url: string; served: boolean } | null>(null);
  const onMake = async (withNames: boolean) => {
    try {
      const path = await make.mutateAsync({ withNames });
      setMade({ url: new URL(path, location.origin).href, served: await isCalendarServed(path) });
    } catch (error) {
      tellFailure(error, withReason(error, CALENDAR_LINK_ERRORS.make));
    }
  };
  const onRevoke = async () => {
    const failure = (error: unknown) => withReason(error, CALENDAR_LINK_ERRORS.revoke);
    if (await tellOutcome(revoke.mutateAsync(), SUCCESS.calendarLinkRevoked, failure)) setMade(null);
  };
  return {
    link: link.data && { ...link.data, since: formatDayOf(link.data.createdAt) },
    failure: link.isError
      ? { ...CALENDAR_LINK_ERRORS.load, error: link.error, onRetry: () => void link.refetch() }
      : null,
    made,
    making: make.isPending,
    revoking: revoke.isPending,
    onMake: (withNames: boolean) => void onMake(withNames),
    onRevoke: () => void onRevoke(),
  };
}
