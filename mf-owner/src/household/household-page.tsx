import { ERRORS, HOUSEHOLD_ERRORS } from '@veto/shared-data/errors';
import { type Carer, useHouseholds, useInvitations } from '@veto/shared-data/household';
import { type Pet, usePets } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { LinkButton } from '@veto/shared-ui/link-button';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { ShowMore } from '@veto/shared-ui/show-more';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useLanguage, usePageReady, useSay } from '@veto/slice-kit';
import type { ComponentProps, ReactNode } from 'react';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { CaredPets } from './cared-pets.tsx';
import { Invitations } from './invitations.tsx';
import { isOver, roleText } from './part-words.ts';
import { useInviting } from './use-inviting.tsx';

function Head({ actions }: { actions?: ReactNode }) {
  const say = useSay();
  return (
    <PageHeader
      title={say('Household')}
      subtitle={say('Your pets and the people who help with them, and the pets you help with.')}
      actions={actions}
    />
  );
}

/** Who helps with whose pets: one's own, open invitations, and those of others; each leads to its page. */
export default function HouseholdPage() {
  const say = useSay();
  usePageReady();
  const pets = usePets();
  const people = useHouseholds();
  useFailureToast(pets.data && pets.error, ERRORS.loadPets);
  useFailureToast(people.data && people.error, HOUSEHOLD_ERRORS.load);
  const [first] = pets.data ?? [];
  if (pets.data && people.data && first) return <OwnHousehold pets={pets.data} first={first} people={people.data} />;
  const failure = [pets, people].find(({ data, isError }) => isError && !data);
  return (
    <PageSection>
      <Head />
      {failure ? (
        <ErrorState {...HOUSEHOLD_ERRORS.load} query={failure} />
      ) : pets.data && people.data ? (
        <EmptyState
          illustration="no-pets"
          title={say('No pets added yet')}
          description={say('Add a pet, then invite the people who help with it.')}
        >
          <LinkButton href="/pets?dialog=add-pet">{say('Add New Pet')}</LinkButton>
        </EmptyState>
      ) : (
        <PeopleSkeleton />
      )}
      <CaredPets />
    </PageSection>
  );
}

function OwnHousehold({ pets, first, people }: { pets: readonly Pet[]; first: Pet; people: readonly Carer[] }) {
  const say = useSay();
  const { button, invitation, focusButton } = useInviting(first);
  const helpers = (pet: Pet) => people.filter((person) => person.petId === pet.id && !isOver(person));
  // Pets with helpers first: an owner of forty pets looks for these.
  const sorted = [...pets].sort((a, b) => Number(helpers(b).length > 0) - Number(helpers(a).length > 0));
  return (
    <PageSection>
      <Head actions={button} />
      {invitation}
      <TitledSection gap="2" title={say('Your pets')}>
        <Stack gap="0">
          <ShowMore items={sorted}>{(pet) => <OwnPet key={pet.id} pet={pet} people={helpers(pet)} />}</ShowMore>
        </Stack>
      </TitledSection>
      <OpenInvitations pets={pets} onLastWithdrawn={focusButton} />
      <CaredPets />
    </PageSection>
  );
}

function PeopleSkeleton() {
  return (
    <Box aria-hidden>
      <Skeleton h="7" w="9rem" mb="3" />
      {['one', 'another'].map((pet) => (
        <Flex key={pet} gap="4" align="center" py="3" borderTopWidth="1px" borderColor="line">
          <Skeleton boxSize="12" rounded="full" flexShrink="0" />
          <Box flex="1">
            <Skeleton h="5" w="7rem" />
            <Skeleton h="4" w="5rem" mt="2" />
          </Box>
        </Flex>
      ))}
    </Box>
  );
}

function OpenInvitations(props: ComponentProps<typeof Invitations>) {
  const say = useSay();
  const count = useInvitations().data?.length ?? 0;
  return (
    count > 0 && (
      <TitledSection gap="2" title={say('Open invitations')}>
        <Box as="ul" listStyleType="none">
          <Invitations {...props} />
        </Box>
      </TitledSection>
    )
  );
}

function OwnPet({ pet, people }: { pet: Pet; people: readonly Carer[] }) {
  const language = useLanguage();
  const say = useSay();
  return (
    <Flex as="article" aria-label={pet.name} gap="4" align="center" py="3" borderTopWidth="1px" borderColor="line">
      <SpeciesTag type={pet.type} imageUrl={pet.imageUrl} size="sm" />
      <Box minW="0" overflowWrap="anywhere">
        <Link asChild minH="11" overflowWrap="anywhere">
          <SiteLink href={`/pets/${pet.id}?tab=sharing`}>{pet.name}</SiteLink>
        </Link>
        {people.length === 0 && (
          <Text textStyle="small" color="muted">
            {say('Only you')}
          </Text>
        )}
        {people.map((person) => (
          <Text key={person.personId} textStyle="small" color="muted">
            {person.name ?? say('Somebody')} · {roleText(person, language)}
          </Text>
        ))}
      </Box>
    </Flex>
  );
}
