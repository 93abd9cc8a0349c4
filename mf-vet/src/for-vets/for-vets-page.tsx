import { useSession } from '@veto/shared-data/core';
import { usePageReady } from '@veto/slice-kit';
import { ForVetsLanding } from './for-vets-landing.tsx';

export default function ForVetsPage() {
  usePageReady();
  const { state } = useSession();
  return <ForVetsLanding audience={state} />;
}
