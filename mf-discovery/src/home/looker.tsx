import { PeekingCat } from '@veto/shared-ui/species';

/** The cat that looks over the line of the dark band. */
export function Looker() {
  return (
    <svg viewBox="0 0 204 146" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" width="100%">
      <PeekingCat />
    </svg>
  );
}
