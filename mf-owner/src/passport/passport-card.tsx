import { datesIn } from '@veto/shared-data/calendar';
import type { Passport } from '@veto/shared-data/passport';
import { Box } from '@veto/shared-ui/box';
import { FactList } from '@veto/shared-ui/fact-list';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { PhoneLink } from '@veto/shared-ui/phone-link';
import { SPECIES_TINTS, SpeciesFace, speciesOf } from '@veto/shared-ui/species';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PetPhoto } from '../pets/pet-photo.tsx';
import { dueChip, passportFacts, petLine, phoneLabel } from './passport-words.ts';

const QrCode = lazy(() => import(/* webpackChunkName: "qr-code" */ './qr-code.tsx'));

export interface PassportCardProps {
  passport: Passport;
  /** What the code on it opens; without one there is no code. */
  address?: string | null;
  /** On the screen there is no code, because it opens what is on the screen. */
  codeOnPaperOnly?: boolean;
  /** Hears that the code is on the card. */
  onCode?: () => void;
  headingLevel?: 'h1' | 'h2';
}

/** The one card that leaves the house: who the animal is, and what a vet, a sitter or a finder needs. */
export function PassportCard({ headingLevel = 'h2', ...head }: PassportCardProps) {
  const language = useLanguage();
  const say = useSay();
  const { passport } = head;
  const facts = passportFacts(passport, language);
  return (
    <Box as="article" w="full" maxW="38.75rem" bg="surface" rounded="1.75rem" overflow="hidden" boxShadow="float">
      <Head {...head} headingLevel={headingLevel} />
      {facts.length > 0 && (
        <Box
          px={{ base: '5', md: '7' }}
          pt={{ base: '5', md: '6' }}
          pb="4"
          css={{ '& > dl': { md: { display: 'grid', gridTemplateColumns: '1fr 1fr' } } }}
        >
          <FactList
            facts={facts.map(([label, value]) => [
              label,
              label === phoneLabel(language) ? <PhoneLink key={label} number={value} /> : value,
            ])}
          />
        </Box>
      )}
      <Vaccinations of={passport.vaccinations} />
      {facts.length === 0 && passport.vaccinations.length === 0 && (
        <Text px={{ base: '5', md: '7' }} py="6" color="muted">
          {say('Nothing else is shown here.')}
        </Text>
      )}
    </Box>
  );
}

function Head({ passport, address, codeOnPaperOnly, onCode, headingLevel }: PassportCardProps) {
  const language = useLanguage();
  const say = useSay();
  const species = speciesOf(passport.type);
  return (
    <Flex
      bg={species ? `${SPECIES_TINTS[species]}.2` : 'sunken'}
      gap={{ base: '4', md: '5' }}
      // On a phone the code stands below, as wide as scanners want it, and leaves the name its room.
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align="end"
      px={{ base: '5', md: '7' }}
      pt="5"
      // A printer leaves grounds out unless asked to keep them.
      printColorAdjust="exact"
    >
      {passport.imageUrl ? (
        <Box w={{ base: '84px', md: '132px' }} flexShrink="0" rounded="control" overflow="hidden" mb="5">
          <PetPhoto type={passport.type} imageUrl={passport.imageUrl} name={passport.name} aspectRatio={1} />
        </Box>
      ) : (
        species && <SpeciesFace species={species} boxSize={{ base: '84px', md: '132px' }} mb="-3" flexShrink="0" />
      )}
      <Box flex={{ base: '1 1 8rem', md: '1' }} minW="0" pb="5">
        <Heading
          as={headingLevel ?? 'h2'}
          htmlTranslate="no"
          fontSize={{ base: '1.875rem', md: '2.375rem' }}
          overflowWrap="anywhere"
        >
          {passport.name}
        </Heading>
        <Text color="ink">{petLine(passport, language)}</Text>
      </Box>
      {address && (
        <Box
          w="132px"
          flexShrink="0"
          mb="5"
          {...(codeOnPaperOnly && { display: 'none', _print: { display: 'block' } })}
        >
          <Suspense fallback={null}>
            <QrCode
              address={address}
              label={say('Code that opens the passport of {pet}', { pet: passport.name })}
              onDrawn={onCode}
            />
          </Suspense>
        </Box>
      )}
    </Flex>
  );
}

function Vaccinations({ of: vaccinations }: { of: Passport['vaccinations'] }) {
  const language = useLanguage();
  const say = useSay();
  if (vaccinations.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" aria-label={say('Vaccinations')} px={{ base: '5', md: '7' }} pb="5">
      {vaccinations.map(({ product, lotNumber, givenOn, nextDueOn }) => {
        const chip = dueChip(nextDueOn, language);
        return (
          <Flex
            as="li"
            key={`${product} ${givenOn}`}
            gap="3"
            align="center"
            wrap="wrap"
            minH="11"
            py="1"
            borderTopWidth="1px"
            borderColor="line"
          >
            <ShieldCheck size={18} aria-hidden />
            <Text flex="1 1 10rem" overflowWrap="anywhere">
              {[product, lotNumber && say('lot {number}', { number: lotNumber }), datesIn(language).short(givenOn)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {chip && (
              <Text
                px="2.5"
                py="0.5"
                rounded="0.5rem"
                textStyle="caption"
                fontWeight="semibold"
                bg={`${chip.tone}.bg`}
                color={chip.tone}
              >
                {chip.text}
              </Text>
            )}
          </Flex>
        );
      })}
    </Box>
  );
}
