import { useVisitCounts, type VisitCounts } from '@veto/shared-data/appointments';
import { isDate } from '@veto/shared-data/calendar';
import { appointmentsFailure } from '@veto/shared-data/errors';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { Tabs } from '@veto/shared-ui/tabs';
import { inWords, useSay } from '@veto/slice-kit';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VisitFilters } from './visit-filters.tsx';
import { VisitRows } from './visit-rows.tsx';

const Clients = lazy(inWords(() => import(/* webpackChunkName: "vet-clients" */ '../clients/clients.tsx')));

const LISTS = ['upcoming', 'past', 'clients'] as const;

/** The visits booked with the signed-in veterinarian, to come and past, and who booked them; each to be searched. */
export function VeterinarianAppointments() {
  const say = useSay();
  const counts = useVisitCounts();
  useFailureToast(counts.data && counts.error, appointmentsFailure(counts.error));
  if (counts.isError && !counts.data) return <ErrorState {...appointmentsFailure(counts.error)} query={counts} />;
  if (!counts.data) return <CardSkeletons count={3} shape="row" />;
  if (counts.data.upcoming + counts.data.past === 0)
    return (
      <EmptyState
        illustration="no-appointments"
        title={say('No appointments yet')}
        description={say('Pet owners can book you once your profile is complete and your working hours are set.')}
      >
        <LinkButton href="/for-vets/manage">{say('Manage Your Profile')}</LinkButton>
      </EmptyState>
    );
  return <Lists counts={counts.data} />;
}

/** The list, the day and the words are in the address: who comes back from a visit finds the same. */
function Lists({ counts }: { counts: VisitCounts }) {
  const say = useSay();
  const [params, setParams] = useSearchParams();
  const list = LISTS.find((each) => each === params.get('list')) ?? 'upcoming';
  // The tab answers a press at once, its list a frame later.
  const shown = useDeferredValue(list);
  const asked = params.get('day') ?? '';
  const day = isDate(asked) ? asked : '';
  const words = params.get('q') ?? '';
  const set = (changes: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { replace: true },
    );
  const filters = { day, words, onDay: (value: string) => set({ day: value }), onWords: (q: string) => set({ q }) };
  return (
    <Tabs.Root value={list} onValueChange={({ value }) => set({ list: value === 'upcoming' ? '' : value, day: '' })}>
      <Tabs.List>
        <Tabs.Trigger value="upcoming">{say('Upcoming ({count})', { count: counts.upcoming })}</Tabs.Trigger>
        <Tabs.Trigger value="past">{say('Past ({count})', { count: counts.past })}</Tabs.Trigger>
        <Tabs.Trigger value="clients">{say('Clients')}</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value={list}>
        {shown === 'clients' ? (
          <Suspense fallback={<CardSkeletons count={3} shape="row" />}>
            <Clients words={words} onWords={filters.onWords} />
          </Suspense>
        ) : (
          <Stack key={shown} gap="5">
            <VisitFilters {...filters} days={shown === 'past' ? [] : counts.days} total={counts.upcoming} />
            <VisitRows past={shown === 'past'} day={day} words={words} onClear={() => set({ day: '', q: '' })} />
          </Stack>
        )}
      </Tabs.Content>
    </Tabs.Root>
  );
}
