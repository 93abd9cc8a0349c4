import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useTongue } from '../words/use-tongue.ts';

const LOADING = { pl: 'Wczytywanie profilu...', uk: 'Завантаження профілю...' };

export function SpecialistSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{LOADING[useTongue()]}</VisuallyHidden>
      <PageSkeleton shape="profile" />
    </>
  );
}
