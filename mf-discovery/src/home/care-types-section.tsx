import { Box } from '@veto/shared-ui/box';
import { NARROW } from '../narrow.ts';
import { CareTile } from './care-tile.tsx';
import { CARE_TYPES, type CareType } from './care-types.ts';
import { HomeSection } from './home-section.tsx';
import { MoreLink } from './more-link.tsx';

/** Wide ones in the middle, narrow ones on the right, the dark one at the top. */
const ORDER: readonly CareType['kind'][] = ['preventive', 'dental', 'emergency', 'specialized', 'surgery'];
const TILES = CARE_TYPES.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));

/** Five unequal tiles; the first is two rows high. */
export function CareTypes() {
  return (
    <HomeSection
      heading="Care for every need"
      intro="Whatever your pet needs, find the right vet."
      link={<MoreLink href="/services">Explore All Services</MoreLink>}
    >
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '5fr 4fr 3fr' }}
        gap={{ base: '3', md: '4' }}
        css={{ lg: { [NARROW]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' } } }}
      >
        {TILES.map(({ kind, name, summary, href }) => (
          <Box
            as="li"
            key={name}
            display="grid"
            {...(kind === 'preventive' && { gridColumn: { md: 'span 2', lg: 'auto' }, gridRow: { lg: 'span 2' } })}
          >
            <CareTile kind={kind} title={name} text={summary} href={href} />
          </Box>
        ))}
      </Box>
    </HomeSection>
  );
}
