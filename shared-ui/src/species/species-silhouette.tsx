import { HStack, type StackProps } from '@chakra-ui/react/stack';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { DRAWING } from './drawing.ts';
import { SILHOUETTES } from './silhouettes.tsx';
import type { Species } from './species.ts';

export interface SpeciesSilhouetteProps extends HTMLChakraProps<'svg'> {
  species: Species;
  /** The colour of the ground behind, in which eyes are cut out. */
  ground?: string;
}

/** An animal in the colour of the text, 22 px. Decoration: words stand beside it, or a group names it. */
export function SpeciesSilhouette({ species, ground = 'surface', ...rest }: SpeciesSilhouetteProps) {
  return (
    <chakra.svg {...DRAWING} boxSize="22px" css={{ '--cut': `colors.${ground}` }} {...rest}>
      {SILHOUETTES[species]}
    </chakra.svg>
  );
}

export interface SpeciesGroupProps extends StackProps {
  species: readonly Species[];
  /** What the group says: 'Treats dogs, cats'. */
  label: string;
  /** The colour of the ground behind: 'surface', 'canvas'. */
  ground?: string;
}

/** Who is treated, as silhouettes in one line. */
export function SpeciesGroup({ species, label, ground = 'surface', ...rest }: SpeciesGroupProps) {
  return (
    <HStack role="img" aria-label={label} gap="1.5" display="inline-flex" wrap="wrap" color="ink" {...rest}>
      {species.map((each) => (
        <SpeciesSilhouette key={each} species={each} ground={ground} />
      ))}
    </HStack>
  );
}
