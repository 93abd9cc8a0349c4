import { useSession } from '@veto/shared-data/core';
import { PageSkeleton, type PageSkeletonShape } from '@veto/shared-ui/page-skeleton';
import { usePageReady, useSay } from '@veto/slice-kit';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { OwnersOnly, SignInFirst } from './access-notice.tsx';

interface OwnPetOnlyProps {
  /** The shape of the page while nobody knows who is there. */
  shape: PageSkeletonShape;
  children: (petId: string) => ReactNode;
}

/** A page about the pet of the address, for owners; what is inside starts anew with each pet. */
export function OwnPetOnly({ shape, children }: OwnPetOnlyProps) {
  const { state } = useSession();
  const { id = '' } = useParams<{ id: string }>();
  if (state === 'loading') return <PageSkeleton shape={shape} />;
  if (state === 'signed-out') return <SignedOut />;
  if (state === 'veterinarian') return <NotForVeterinarians />;
  return <Fragment key={id}>{children(id)}</Fragment>;
}

function SignedOut() {
  const say = useSay();
  usePageReady();
  return (
    <SignInFirst
      title={say('Please log in to view pet details')}
      description={say('You need to be logged in to manage your pets.')}
    />
  );
}

function NotForVeterinarians() {
  usePageReady();
  return <OwnersOnly />;
}
