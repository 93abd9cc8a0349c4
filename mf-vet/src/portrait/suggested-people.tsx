import { Button } from '@veto/shared-ui/button';
import { Door } from '@veto/shared-ui/door';
import { Grid } from '@veto/shared-ui/grid';
import type { PortraitFeatures } from '@veto/shared-ui/portrait';
import { useSay } from '@veto/slice-kit';

export interface SuggestedPeopleProps {
  people: readonly PortraitFeatures[];
  specialty: string;
  chosen: PortraitFeatures | null;
  onChoose: (features: PortraitFeatures) => void;
}

export function SuggestedPeople({ people, specialty, chosen, onChoose }: SuggestedPeopleProps) {
  const say = useSay();
  return (
    <Grid
      role="group"
      aria-label={say('People to choose from')}
      templateColumns="repeat(auto-fill, minmax(72px, 1fr))"
      gap="2"
    >
      {people.map((features, index) => {
        const person = JSON.stringify(features);
        const same = chosen !== null && JSON.stringify(chosen) === person;
        return (
          <Button
            key={person}
            variant="plain"
            p="1"
            aria-label={say('Person {number}', { number: index + 1 })}
            aria-pressed={same}
            onClick={() => onChoose(features)}
            {...(same && { boxShadow: '0 0 0 2px var(--chakra-colors-action)' })}
          >
            <Door specialty={specialty} portrait={features} w="64px" />
          </Button>
        );
      })}
    </Grid>
  );
}
