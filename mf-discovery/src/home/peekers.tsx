import { Flex } from '@veto/shared-ui/flex';
import { SpeciesFace } from '@veto/shared-ui/species';

const PEEKERS = ['dog', 'rabbit', 'cat', 'small-mammal', 'bird', 'reptile'] as const;

/** The animals that look over the ground line. */
export function Peekers() {
  return (
    <Flex justify="space-evenly" align="flex-end" px={{ base: '1.5', md: '6' }} aria-hidden>
      {PEEKERS.map((species, index) => (
        <SpeciesFace
          key={species}
          species={species}
          boxSize={{ base: '64px', md: '128px' }}
          mb={index % 2 === 1 ? '-22px' : '0'}
          {...(index === 5 && { hideBelow: 'md' })}
        />
      ))}
    </Flex>
  );
}
