import { useOwnerAppointments } from '@veto/shared-data/appointments';
import { ROW_DAYS, type RowFreeDays } from '@veto/shared-data/result-row';
import { useSavedVeterinarians } from '@veto/shared-data/saved-veterinarians';
import { useNextFreeDays } from '@veto/shared-data/schedule';
import { useVeterinarian } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import { Heading } from '@veto/shared-ui/heading';
import { ResultRowSkeleton } from '@veto/shared-ui/result-row';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { type Book, BookableRow, freeDaysOf } from './bookable-row.tsx';
import { type VeterinarianAtHand, veterinariansAtHand } from './own-veterinarians.ts';

/** The search below stays within reach. */
const AT_FIRST = 3;

/** The vets whom the owner has saved or visited, above the search. */
export function OwnVeterinarianRows({ onBook }: { onBook: Book }) {
  const say = useSay();
  const visits = useOwnerAppointments();
  const saved = useSavedVeterinarians();
  const [shown, setShown] = useState(AT_FIRST);
  const isKnown = !visits.isPending && !saved.isPending;
  const own = veterinariansAtHand(saved.data ?? [], visits.data ?? []);
  const free = useNextFreeDays(isKnown ? own.map(({ id }) => id).slice(0, shown) : [], ROW_DAYS);
  // All at once: vets that come later would push away the search that somebody types into.
  if (!isKnown) return <ResultRowSkeleton times />;
  if (own.length === 0) return null;
  return (
    <Stack as="section" gap="3.5" aria-labelledby="own-veterinarians">
      <Heading as="h2" textStyle="h3" id="own-veterinarians">
        {say('Your veterinarians')}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="3.5">
        {own.slice(0, shown).map((vet) => (
          <li key={vet.id}>
            <OwnRow vet={vet} freeDays={freeDaysOf(free, vet.id)} onBook={onBook} />
          </li>
        ))}
      </Stack>
      {own.length > shown && (
        <Button variant="subtle" alignSelf="start" onClick={() => setShown(own.length)}>
          {say('Show all {number}', { number: own.length })}
        </Button>
      )}
    </Stack>
  );
}

interface OwnRowProps {
  vet: VeterinarianAtHand;
  freeDays: RowFreeDays;
  onBook: Book;
}

function OwnRow({ vet: { id, card: known }, freeDays, onBook }: OwnRowProps) {
  const { data: card = known } = useVeterinarian(known ? undefined : id);
  return card ? <BookableRow vet={card} freeDays={freeDays} onBook={onBook} /> : <ResultRowSkeleton times />;
}
