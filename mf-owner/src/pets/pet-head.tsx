import { isCurrent, type Pet } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { SpeciesCover } from '@veto/shared-ui/cover';
import { Flex } from '@veto/shared-ui/flex';
import { LinkButton } from '@veto/shared-ui/link-button';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { inWords, useSay } from '@veto/slice-kit';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { BackLink } from '../back-link/back-link.tsx';

const MoreMenu = lazy(inWords(() => import(/* webpackChunkName: "more-menu" */ './more-menu.tsx')));

/** The street of the pet's species, its tag over the ground line, its name, and what can be done. */
export function PetHead({ pet, onEdit }: { pet: Pet; onEdit: () => void }) {
  const say = useSay();
  return (
    <Box position="relative">
      <PageSection
        py="0"
        position={{ md: 'absolute' }}
        top={{ md: '3' }}
        insetX={{ md: '0' }}
        zIndex="1"
        // Only the link itself is in the way of the drawing.
        pointerEvents="none"
      >
        <Box pointerEvents="auto" alignSelf="start" bg={{ md: 'canvas' }} rounded="full" ps={{ md: '3' }}>
          <BackLink href="/pets" to={say('My Pets')} />
        </Box>
      </PageSection>
      <SpeciesCover type={pet.type} />
      <PageSection py="0">
        <Flex
          direction={{ base: 'column', md: 'row' }}
          align={{ base: 'stretch', md: 'flex-start' }}
          columnGap="7"
          rowGap="4"
          position="relative"
        >
          {/* The photo is in the photo card, once. */}
          <SpeciesTag
            type={pet.type}
            size="xl"
            boxSize={{ base: '132px', md: '184px' }}
            mt={{ base: '-80px', md: '-88px' }}
            boxShadow="0 0 0 6px var(--chakra-colors-canvas)"
          />
          <Box flex="1" minW="0" pt={{ md: '4' }} pb={{ md: '2' }}>
            <PageHeader
              title={<span translate="no">{pet.name}</span>}
              subtitle={[pet.breed, say(pet.type)].filter(Boolean).join(' · ')}
              actions={<Actions pet={pet} onEdit={onEdit} />}
            />
          </Box>
        </Flex>
      </PageSection>
    </Box>
  );
}

function Actions({ pet, onEdit }: { pet: Pet; onEdit: () => void }) {
  const say = useSay();
  return (
    <>
      {isCurrent(pet) && <LinkButton href={`/appointments/new?petId=${pet.id}`}>{say('Book Visit')}</LinkButton>}
      {!pet.rememberedSince && (
        <LinkButton href={`/pets/${pet.id}/passport`} variant="subtle">
          {say('Passport')}
        </LinkButton>
      )}
      <Button variant="subtle" onClick={onEdit}>
        <Pencil aria-hidden /> {say('Edit Details')}
      </Button>
      <Suspense fallback={<Box boxSize="11" aria-hidden />}>
        <MoreMenu pet={pet} />
      </Suspense>
    </>
  );
}
