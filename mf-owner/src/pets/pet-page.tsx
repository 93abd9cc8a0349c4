import { ERRORS } from '@veto/shared-data/errors';
import { useCaredPets, useCareToCome } from '@veto/shared-data/household';
import { type Pet, usePet } from '@veto/shared-data/pets';
import { tellFailure, useFailureToast } from '@veto/shared-ui/failure-toast';
import { IN_ORDER } from '@veto/shared-ui/in-order';
import { latePart } from '@veto/shared-ui/late-part';
import { LoadedPage } from '@veto/shared-ui/loaded-page';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { inWords, usePageReady, useSay, useSite } from '@veto/slice-kit';
import { lazy, Suspense, useEffect } from 'react';
import { OwnPetOnly } from '../access/own-pet-only.tsx';
import { PetNotFound } from '../access/pet-not-found.tsx';
import { useDialogInAddress } from '../dialog-address/use-dialog-in-address.ts';
import { HealthRecordSkeleton } from '../health/health-record-skeleton.tsx';
import { BasicInformation } from './basic-information.tsx';
import { FormerPetNote } from './former-pet-note.tsx';
import { PetHead } from './pet-head.tsx';

const HealthRecord = lazy(inWords(() => import(/* webpackChunkName: "health-record" */ '../health/health-record.tsx')));
const CaredPet = lazy(inWords(() => import(/* webpackChunkName: "cared-pet" */ '../household/cared-pet.tsx')));
const CareToCome = lazy(inWords(() => import(/* webpackChunkName: "care-to-come" */ '../household/care-to-come.tsx')));
const EditPetDialog = latePart(() => import(/* webpackChunkName: "edit-pet" */ './edit-pet-dialog.tsx'));

export default function PetPage() {
  return <OwnPetOnly shape="profile">{(id) => <OwnPet id={id} />}</OwnPetOnly>;
}

function OwnPet({ id }: { id: string }) {
  const say = useSay();
  const pet = usePet(id);
  useFailureToast(pet.data && pet.error, ERRORS.loadPet);
  usePageReady({
    ready: pet.data !== undefined || pet.isError,
    title: pet.data?.name ?? say('Pet details'),
    key: pet.data ? 'pet' : 'none',
  });
  return (
    <LoadedPage query={pet} shape="profile" failed={ERRORS.loadPet} missing={<CaredOrNone id={id} />}>
      {(loaded) => <PetRecord pet={loaded} />}
    </LoadedPage>
  );
}

function PetRecord({ pet }: { pet: Pet }) {
  const editing = useDialogInAddress('edit-pet');
  return (
    <>
      <PetHead pet={pet} onEdit={editing.open} />
      <PageSection {...IN_ORDER}>
        <FormerPetNote pet={pet} />
        <BasicInformation pet={pet} />
        <Suspense fallback={<HealthRecordSkeleton />}>
          <HealthRecord pet={pet} />
        </Suspense>
        {editing.isOpen && <EditPetDialog pet={pet} onClose={editing.close} />}
      </PageSection>
    </>
  );
}

/** Somebody else's pet: its page for who cares for it, and for nobody else. */
function CaredOrNone({ id }: { id: string }) {
  const cared = useCaredPets();
  const toCome = useCareToCome().data?.find((each) => each.id === id);
  const pet = cared.data?.find((each) => each.id === id);
  if (pet || toCome)
    return (
      <Suspense fallback={<PageSkeleton shape="profile" />}>
        {pet ? <CaredPet pet={pet} /> : toCome && <CareToCome pet={toCome} />}
      </Suspense>
    );
  return cared.isPending ? <PageSkeleton shape="profile" /> : <NoSuchPet />;
}

/** Says so and goes to My Pets; the button is for those whose address cannot be changed for them. */
function NoSuchPet() {
  const site = useSite();
  useEffect(() => {
    tellFailure(null, ERRORS.petNotFound);
    site.navigate('/pets', { replace: true });
  }, [site]);
  return <PetNotFound />;
}
