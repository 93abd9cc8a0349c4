import { useVisitsOfPet } from '@veto/shared-data/appointments';
import { todayInWarsaw } from '@veto/shared-data/calendar';
import { ERRORS } from '@veto/shared-data/errors';
import { useMedicines, usePetDocuments, useVaccinations, useWeights } from '@veto/shared-data/health';
import type { Pet } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { useLanguage, useSay } from '@veto/slice-kit';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AddButton, AddForm } from './add-entry.tsx';
import { type PetRecord, STORY_KINDS, type StoryKind, storyOf } from './story-entries.ts';
import { StoryFilters } from './story-filters.tsx';
import { StoryList } from './story-list.tsx';
import { StorySkeleton } from './story-skeleton.tsx';

/** Everything that is kept of a pet, from five questions; its record once all of them are answered. */
function usePetRecord(petId: string) {
  const appointments = useVisitsOfPet(petId);
  const vaccinations = useVaccinations(petId);
  const weights = useWeights(petId);
  const medicines = useMedicines(petId);
  const documents = usePetDocuments(petId);
  const all = [appointments, vaccinations, weights, medicines, documents];
  const failed = all.filter(({ isError, data }) => isError && !data);
  const isThere = appointments.data && vaccinations.data && weights.data && medicines.data && documents.data;
  const record: PetRecord | null = isThere
    ? {
        visits: appointments.data,
        vaccinations: vaccinations.data,
        weights: weights.data,
        medicines: medicines.data,
        documents: documents.data,
      }
    : null;
  return { record, error: failed[0]?.error, retry: () => Promise.all(failed.map((query) => query.refetch())) };
}

/** The kind that the story is narrowed to; it stands in the address, `?show=weights`. */
function useStoryFilter() {
  const [params, setParams] = useSearchParams();
  const kind = STORY_KINDS.find((each) => each === params.get('show')) ?? null;
  const choose = (next: StoryKind | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set('show', next);
        else after.delete('show');
        return after;
      },
      { replace: true },
    );
  return { kind, choose };
}

/** A pet's visits, vaccinations, weights, medicines and documents in one line, the newest on top. */
export function PetStory({ pet }: { pet: Pet }) {
  const language = useLanguage();
  const say = useSay();
  const id = useId();
  const { record, error, retry } = usePetRecord(pet.id);
  const { kind, choose } = useStoryFilter();
  const [adding, setAdding] = useState<string | null>(null);
  // Another form may have been opened while this one was saved.
  const close = () => setAdding((now) => (now === adding ? null : now));
  return (
    <Box as="section" aria-labelledby={id} minW="0">
      <Flex justify="space-between" align="center" gap="3" mb="3">
        <Heading as="h2" id={id} textStyle="h3" overflowWrap="anywhere" minW="0">
          {say('{pet}’s story', { pet: pet.name })}
        </Heading>
        <AddButton onAdd={setAdding} />
      </Flex>
      {adding && (
        <Box bg="surface" rounded="panel" p={{ base: '4', md: '5' }} mb="5">
          <AddForm key={adding} kind={adding} petId={pet.id} petType={pet.type} onDone={close} />
        </Box>
      )}
      <StoryFilters chosen={kind} onChoose={choose} />
      {record ? (
        <StoryList key={kind} kind={kind} name={pet.name} entries={storyOf(record, todayInWarsaw(), language)} />
      ) : error ? (
        <ErrorState {...ERRORS.loadRecord} error={error} headingLevel="h3" onRetry={() => void retry()} />
      ) : (
        <StorySkeleton />
      )}
    </Box>
  );
}
