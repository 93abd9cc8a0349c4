import { ERRORS } from '@veto/shared-data/errors';
import { isCurrent, type Pet, usePet } from '@veto/shared-data/pets';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Grid } from '@veto/shared-ui/grid';
import { LinkButton } from '@veto/shared-ui/link-button';
import { LoadedPage } from '@veto/shared-ui/loaded-page';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { usePageReady, useSite } from '@veto/slice-kit';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { OwnPetOnly } from '../access/own-pet-only.tsx';
import { PetNotFound } from '../access/pet-not-found.tsx';
import { BackLink } from '../back-link/back-link.tsx';
import { useDialogInAddress } from '../dialog-address/use-dialog-in-address.ts';
import { FormerPetNote, LeavePet } from './leave-pet.tsx';
import { PetInformation } from './pet-information.tsx';
import { PetPhotoCard } from './pet-photo-card.tsx';

const HealthRecord = lazy(() => import(/* webpackChunkName: "health-record" */ '../health/health-record.tsx'));
const EditPetDialog = lazy(() => import(/* webpackChunkName: "edit-pet" */ './edit-pet-dialog.tsx'));

/** One pet with its health record. */
export default function PetPage() {
  return <OwnPetOnly>{(id) => <OwnPet id={id} />}</OwnPetOnly>;
}

function OwnPet({ id }: { id: string }) {
  const pet = usePet(id);
  useFailureToast(pet.data && pet.error, ERRORS.loadPet);
  usePageReady({
    ready: pet.data !== undefined || pet.isError,
    title: pet.data?.name ?? 'Pet details',
    key: pet.data ? 'pet' : 'none',
  });
  return (
    <LoadedPage query={pet} shape="profile" failed={ERRORS.loadPet} missing={<NoSuchPet />}>
      {(loaded) => <PetRecord pet={loaded} />}
    </LoadedPage>
  );
}

function PetRecord({ pet }: { pet: Pet }) {
  const editing = useDialogInAddress('edit-pet');
  return (
    <PageSection>
      <BackLink href="/pets" to="My Pets" />
      <PageHeader
        title={pet.name}
        subtitle={[pet.breed, pet.type].filter(Boolean).join(' · ')}
        actions={
          <>
            {isCurrent(pet) && <LinkButton href={`/appointments/new?petId=${pet.id}`}>Book Visit</LinkButton>}
            <LinkButton href={`/pets/${pet.id}/passport`} variant="outline">
              Passport
            </LinkButton>
            <Button variant="outline" onClick={editing.open}>
              <Pencil aria-hidden /> Edit Details
            </Button>
          </>
        }
      />
      <FormerPetNote pet={pet} />
      <Grid templateColumns={{ base: '1fr', lg: '2fr 3fr' }} gap="6">
        <PetPhotoCard pet={pet} />
        <PetInformation pet={pet} />
      </Grid>
      <Suspense fallback={<Skeleton h="40rem" rounded="panel" aria-hidden />}>
        <HealthRecord pet={pet} />
      </Suspense>
      <LeavePet pet={pet} />
      {editing.isOpen && (
        <Suspense>
          <EditPetDialog pet={pet} onClose={editing.close} />
        </Suspense>
      )}
    </PageSection>
  );
}

/** Says so and goes to My Pets; the button is for those whose address cannot be changed for them. */
function NoSuchPet() {
  const site = useSite();
  useEffect(() => {
    toaster.create({ type: 'error', ...ERRORS.petNotFound });
    site.navigate('/pets', { replace: true });
  }, [site]);
  return <PetNotFound />;
}
