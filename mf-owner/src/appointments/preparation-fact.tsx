import type { usePreparation } from '@veto/shared-data/visit-types';
import type { LabelledFact } from '@veto/shared-ui/fact-list';
import { OwnWords } from '@veto/shared-ui/own-words';
import type { Say } from '@veto/slice-kit';

/** What the vet asks of an owner before a visit; without it, a fact that is not shown. */
export const preparationFact = (say: Say, preparation: ReturnType<typeof usePreparation>): LabelledFact => [
  say('Before you come'),
  preparation && <OwnWords language={preparation.language}>{preparation.text}</OwnWords>,
];
