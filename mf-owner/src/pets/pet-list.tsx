import { ERRORS } from '@veto/shared-data/errors';
import { usePets } from '@veto/shared-data/pets';
import { Button } from '@veto/shared-ui/button';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Grid } from '@veto/shared-ui/grid';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useSay } from '@veto/slice-kit';
import { PetCard } from './pet-card.tsx';

export function PetList({ onAdd }: { onAdd: () => void }) {
  const say = useSay();
  const pets = usePets();
  useFailureToast(pets.data && pets.error, ERRORS.loadPets);
  if (pets.isError && !pets.data) return <ErrorState {...ERRORS.loadPets} query={pets} />;
  if (!pets.data)
    return (
      <>
        <VisuallyHidden role="status">{say('Loading your pets...')}</VisuallyHidden>
        <CardSkeletons count={3} shape="pet" />
      </>
    );
  if (pets.data.length === 0)
    return (
      <EmptyState
        illustration="no-pets"
        title={say('No pets added yet')}
        description={say('Add your first pet to keep its health records here and to book visits faster.')}
      >
        <Button onClick={onAdd}>{say('Add New Pet')}</Button>
      </EmptyState>
    );
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))" gap={{ base: '4', md: '6' }}>
      {pets.data.map((pet) => (
        <PetCard key={pet.id} pet={pet} />
      ))}
    </Grid>
  );
}
