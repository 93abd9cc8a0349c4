import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { languageLabel } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { SpeciesGroup, speciesOf } from '@veto/shared-ui/species';
import { StarRating } from '@veto/shared-ui/star-rating';
import { Text } from '@veto/shared-ui/text';
import type { ReactNode } from 'react';

/** What is asked first of a vet, as a row of labels and values between hairlines; what is not known is left out. */
export function ProfileFacts({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  const { rating, reviewCount, experience, treats, priceFrom, languages, homeVisits, catOnlyWaitingRoom } =
    veterinarian;
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(auto-fit, minmax(7rem, auto))' }}
      justifyContent="space-between"
      columnGap="6"
      rowGap="4"
      py="6"
      borderBlockWidth="1px"
      borderColor="line"
    >
      <Fact label="Rating">
        <StarRating value={rating} />
        {rating !== null && (
          <Text as="span" textStyle="small" fontFamily="body" fontWeight="normal" letterSpacing="0" color="muted">
            {reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}
          </Text>
        )}
      </Fact>
      {priceFrom !== null && <Fact label="Prices">from {priceFrom} zł</Fact>}
      {experience && <Fact label="Experience">{experience}</Fact>}
      {treats.length > 0 && (
        <Fact label="Treats">
          <Treats petTypes={treats} />
        </Fact>
      )}
      {languages.length > 0 && <Fact label="Speaks">{languages.map(languageLabel).join(', ')}</Fact>}
      {homeVisits && <Fact label="Home visits">Yes</Fact>}
      {catOnlyWaitingRoom && (
        <Fact label="Waiting room">{treats.includes('Dogs') ? 'Separate for cats' : 'Cats only'}</Fact>
      )}
    </Box>
  );
}

/** Silhouettes, and in words the animals that have none. */
function Treats({ petTypes }: { petTypes: readonly string[] }) {
  const drawn = [...new Set(petTypes.map(speciesOf).filter((species) => species !== null))];
  const others = petTypes.filter((type) => speciesOf(type) === null);
  return (
    <>
      {drawn.length > 0 && (
        <SpeciesGroup species={drawn} label={`Treats ${petTypes.join(', ').toLowerCase()}`} ground="canvas" />
      )}
      {others.length > 0 && (
        <Text
          as="span"
          textStyle="small"
          fontFamily="body"
          fontWeight="normal"
          {...(drawn.length > 0 && { 'aria-hidden': true })}
        >
          {drawn.length > 0 ? `and ${others.join(', ').toLowerCase()}` : others.join(', ')}
        </Text>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Text as="dt" textStyle="caption" color="muted">
        {label}
      </Text>
      <Box
        as="dd"
        display="flex"
        flexWrap="wrap"
        columnGap="1.5"
        alignItems="center"
        minH="7"
        fontFamily="heading"
        fontWeight="semibold"
        fontSize={{ base: '1.125rem', md: '1.25rem' }}
        lineHeight="1.25"
        letterSpacing="-0.012em"
      >
        {children}
      </Box>
    </Box>
  );
}
