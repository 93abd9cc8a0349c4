import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';

export function SpecialistSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Wczytywanie profilu...</VisuallyHidden>
      <PageSkeleton shape="profile" />
    </>
  );
}
