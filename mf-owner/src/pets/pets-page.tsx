import { useSession } from '@veto/shared-data/core';
import { usePets } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { latePart } from '@veto/shared-ui/late-part';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { usePageReady, useSay } from '@veto/slice-kit';
import { Plus } from 'lucide-react';
import { OwnersOnly, SignInFirst } from '../access/access-notice.tsx';
import { useDialogInAddress } from '../dialog-address/use-dialog-in-address.ts';
import { CaredPets } from '../household/cared-pets.tsx';
import { FormerPets } from './former-pets.tsx';
import { HealthTips } from './health-tips-section.tsx';
import { PetList } from './pet-list.tsx';

const AddPetDialog = latePart(() => import(/* webpackChunkName: "add-pet" */ './add-pet-dialog.tsx'));

export default function PetsPage() {
  const say = useSay();
  const { state } = useSession();
  usePageReady({ ready: state !== 'loading', key: state });
  if (state === 'loading') return <PageSkeleton shape="cards" />;
  if (state === 'signed-out')
    return (
      <SignInFirst
        title={say('Please log in to view your pets')}
        description={say('You need to be logged in to manage your pets.')}
      />
    );
  if (state === 'veterinarian') return <OwnersOnly />;
  return <OwnPets />;
}

function OwnPets() {
  const say = useSay();
  const adding = useDialogInAddress('add-pet');
  // The parts below the lists come after them: forty pets would push them down. Nothing that reads may come and
  // go with it, since a reader that comes asks again.
  const { isPending } = usePets();
  return (
    <PageSection>
      <PageHeader
        title={say('Your Pets')}
        subtitle={say('Your pets’ records and visits, in one place.')}
        actions={
          <Button onClick={adding.open}>
            <Plus aria-hidden /> {say('Add New Pet')}
          </Button>
        }
      />
      <PetList onAdd={adding.open} />
      <CaredPets />
      <FormerPets />
      {isPending ? <Box minH="85vh" aria-hidden /> : <HealthTips />}
      {adding.isOpen && <AddPetDialog onClose={adding.close} />}
    </PageSection>
  );
}
