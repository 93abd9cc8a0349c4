import { inWords } from '@veto/slice-kit';
import { type ComponentType, Suspense } from 'react';
import { type InChunk, inChunk, useArrival } from './in-chunk.ts';

/**
 * A part of a page whose code comes when it is first shown, as a dialog: `latePart(() => import('./add-pet-dialog.tsx'))`.
 * Nothing stands there until its code and the words are there that its page says later. Where the code does not come, it throws, as a component behind `React.lazy` does.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = inChunk(inWords(load));
  return (props) => <LatePart of={part} with={props} />;
}

function LatePart<Props extends object>({ of, with: props }: { of: InChunk<Props>; with: Props }) {
  useArrival(of);
  return (
    <Suspense>
      <of.Part {...props} />
    </Suspense>
  );
}
