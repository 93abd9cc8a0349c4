import { useSession } from '@veto/shared-data/core';
import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { usePageReady } from '@veto/slice-kit';
import { ManagePractice } from '../manage/manage-practice.tsx';
import { LateForVets } from './late-for-vets.tsx';

/** Manage Your Profile: what owners see, and the hours in which they can book. Pet owners get the landing page. */
export default function ManagePage() {
  const { state } = useSession();
  if (state === 'loading') return <PageSkeleton shape="page" />;
  return state === 'veterinarian' ? <OwnPractice /> : <LateForVets />;
}

function OwnPractice() {
  usePageReady();
  return <ManagePractice />;
}
