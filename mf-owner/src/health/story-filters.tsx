import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { useSay } from '@veto/slice-kit';
import { STORY_KINDS, type StoryKind } from './story-entries.ts';

const LABELS: Record<StoryKind, string> = {
  visits: 'Visits',
  vaccinations: 'Vaccinations',
  weights: 'Weights',
  medicines: 'Medicines',
  documents: 'Documents',
};

interface StoryFiltersProps {
  /** Null: everything. */
  chosen: StoryKind | null;
  onChoose: (kind: StoryKind | null) => void;
}

export function StoryFilters({ chosen, onChoose }: StoryFiltersProps) {
  const say = useSay();
  return (
    <Flex role="group" aria-label={say('Show')} gap="2" wrap="wrap" mb="6">
      {[null, ...STORY_KINDS].map((kind) => (
        <Button
          key={kind ?? 'all'}
          variant="surface"
          size="sm"
          px="3.5"
          fontSize="sm"
          aria-pressed={chosen === kind}
          {...(chosen === kind && { bg: 'ink', color: 'canvas', _hover: { bg: 'ink' } })}
          onClick={() => onChoose(kind)}
        >
          {kind ? say(LABELS[kind]) : say('All')}
        </Button>
      ))}
    </Flex>
  );
}
