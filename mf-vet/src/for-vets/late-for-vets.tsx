import { lateInWords } from '@veto/shared-ui/late-part';
import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { Suspense } from 'react';

const ForVetsPage = lateInWords(() => import(/* webpackChunkName: "for-vets" */ './for-vets-page.tsx'));

/** The landing page in the place of a page for veterinarians, where somebody else is signed in. */
export const LateForVets = () => (
  <Suspense fallback={<PageSkeleton shape="hero" />}>
    <ForVetsPage />
  </Suspense>
);
