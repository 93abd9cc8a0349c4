import { todayInWarsaw } from '@veto/shared-data/calendar';
import type { DueVaccination } from '@veto/shared-data/health';
import { ageOf, ageText, type Pet } from '@veto/shared-data/pets';
import { Badge } from '@veto/shared-ui/badge';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import { Heading } from '@veto/shared-ui/heading';
import { Link } from '@veto/shared-ui/link';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Text } from '@veto/shared-ui/text';
import { Saying, SiteLink, useLanguage, useSay } from '@veto/slice-kit';
import { useVisitWords } from '../appointments/visit-words.ts';
import { dueBadge } from './due.ts';

/** More would push everything else off the screen; the rest is one press away. */
const SHOWN = 6;

export function PetStrip({ pets, due }: { pets: readonly Pet[]; due: readonly DueVaccination[] }) {
  const say = useSay();
  if (pets.length === 0)
    return (
      <Text color="muted">
        <Saying
          text="No pets added yet. {link}"
          link={
            <Link asChild variant="underline">
              <SiteLink href="/pets">{say('Add your first pet')}</SiteLink>
            </Link>
          }
        />
      </Text>
    );
  return (
    <>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))"
        gap="4"
        pt="2"
      >
        {pets.slice(0, SHOWN).map((pet) => (
          <PetOfStrip key={pet.id} pet={pet} due={due.filter(({ petId }) => petId === pet.id)} />
        ))}
      </Grid>
      {pets.length > SHOWN && (
        <Link asChild minH="11" mt="2">
          <SiteLink href="/pets">{say('All {count} pets', { count: pets.length })}</SiteLink>
        </Link>
      )}
    </>
  );
}

function PetOfStrip({ pet, due }: { pet: Pet; due: readonly DueVaccination[] }) {
  const words = useVisitWords();
  const badge = dueBadge(due, todayInWarsaw(), words);
  const language = useLanguage();
  return (
    <Flex as="li" gap="4" align="center" minW="0">
      <SpeciesTag type={pet.type} imageUrl={pet.imageUrl} size="md" />
      <Box minW="0">
        <Heading as="h3" textStyle="h4">
          <Link asChild color="inherit" minH="11" overflowWrap="anywhere">
            <SiteLink href={`/pets/${pet.id}`} translate="no">
              {pet.name}
            </SiteLink>
          </Link>
        </Heading>
        <Text color="muted" textStyle="small" mt="-2" overflowWrap="anywhere">
          {[pet.breed ?? words.say(pet.type), ageText(ageOf(pet), language, words.say)].filter(Boolean).join(', ')}
        </Text>
        {badge && (
          <Badge colorPalette={badge.tone} mt="1.5" whiteSpace="normal">
            {badge.text}
          </Badge>
        )}
      </Box>
    </Flex>
  );
}
