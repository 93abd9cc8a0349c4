import { onlineManager } from '@tanstack/react-query';
import { siteNow } from '@veto/shared-data/calendar';
import { useEmergencyContacts } from '@veto/shared-data/emergency';
import { useLanguage } from '@veto/slice-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ContactGroups, groupContacts } from './contact-groups.ts';
import type { Whereabouts } from './use-whereabouts.ts';
import { whenRead } from './when-read.ts';

const MINUTE_MS = 60_000;

const watch = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** This moment, in milliseconds since 1970; again every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export interface Contacts {
  /** Undefined until there is a list, or none can be had. */
  groups: ContactGroups | undefined;
  error: Error | null;
  retry(): void;
  /** When the list was read, where that is a while ago or there is no network; else null. */
  readAt: string | null;
  /** From where its distances are measured. */
  from: 'visitor' | 'city';
  now: number;
}

/** Whom to call, from the visitor's position where it is known and somebody answered, else from the city. */
export function useContacts({ city, visitor, animal }: Whereabouts): Contacts {
  const fromCity = useEmergencyContacts(city, animal?.code);
  const fromVisitor = useEmergencyContacts(visitor.position, animal?.code);
  const ownUse = fromVisitor.data !== undefined || (visitor.position !== null && !fromVisitor.isError);
  const answer = ownUse ? fromVisitor : fromCity;
  const language = useLanguage();
  const online = useSyncExternalStore(watch, isOnline, () => true);
  const device = Math.max(useNow(), answer.dataUpdatedAt);
  const now = siteNow(device);
  return {
    groups: answer.data && groupContacts(answer.data, now),
    error: answer.error,
    retry: () => void answer.refetch(),
    readAt: answer.data ? whenRead(answer.dataUpdatedAt, device, online, language) : null,
    from: ownUse ? 'visitor' : 'city',
    now,
  };
}
