import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { inWords } from '@veto/slice-kit';
import { lazy, Suspense } from 'react';

const ForVetsPage = lazy(inWords(() => import(/* webpackChunkName: "for-vets" */ './for-vets-page.tsx')));

/** The landing page in the place of a page for veterinarians, where somebody else is signed in. */
export const LateForVets = () => (
  <Suspense fallback={<PageSkeleton shape="hero" />}>
    <ForVetsPage />
  </Suspense>
);
