import { useSession } from '@veto/shared-data/core';
import { HOUSEHOLD_ERRORS } from '@veto/shared-data/errors';
import { type Carer, RIGHTS, type Right, useHousehold } from '@veto/shared-data/household';
import type { Pet } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import { Heading } from '@veto/shared-ui/heading';
import { PersonAvatar } from '@veto/shared-ui/person-avatar';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CarerMenu } from './carer-menu.tsx';
import { Invitations } from './invitations.tsx';
import { isOver, roleText } from './part-words.ts';
import { useInviting } from './use-inviting.tsx';

/** The people who care for a pet, what each of them may do, and the way to invite another one. */
export function HouseholdSection({ pet }: { pet: Pet }) {
  const say = useSay();
  const id = useId();
  const people = useHousehold(pet.id);
  const { button, invitation, focusButton } = useInviting(pet);
  return (
    <Box as="section" aria-labelledby={id} minW="0">
      <Flex justify="space-between" align="end" gap="4" wrap="wrap" mb="4">
        <Box minW="0">
          <Heading as="h2" id={id} textStyle="h3">
            {say('Household')}
          </Heading>
          <Text color="muted">
            {say('People who care for {pet}, and what each of them may do.', { pet: pet.name })}
          </Text>
        </Box>
        {button}
      </Flex>
      {invitation}
      {people.data ? (
        <Box as="ul" listStyleType="none" aria-labelledby={id}>
          <Owner />
          {people.data.map((carer) => (
            <CarerRow key={carer.personId} pet={pet} carer={carer} />
          ))}
          <Invitations pets={[pet]} onLastWithdrawn={focusButton} />
        </Box>
      ) : people.isError ? (
        <ErrorState {...HOUSEHOLD_ERRORS.load} headingLevel="h3" query={people} />
      ) : (
        <Skeleton h="4.5rem" rounded="control" aria-hidden />
      )}
    </Box>
  );
}

function Owner() {
  const say = useSay();
  const session = useSession();
  const name = ('fullName' in session && session.fullName) || say('You');
  return <PersonRow name={name} says={say('You · Owner')} rights={RIGHTS.map(({ id }) => id)} />;
}

function CarerRow({ pet, carer }: { pet: Pet; carer: Carer }) {
  const language = useLanguage();
  const say = useSay();
  const name = carer.name ?? say('Somebody');
  const role = roleText(carer, language);
  const over = isOver(carer);
  return (
    <PersonRow
      name={name}
      says={over ? say('{role}, which is over', { role }) : role}
      isPressing={carer.role === 'sitter'}
      rights={over ? [] : carer.rights}
    >
      <CarerMenu pet={pet} carer={carer} name={name} />
    </PersonRow>
  );
}

interface PersonRowProps {
  name: string;
  says: string;
  isPressing?: boolean;
  rights: readonly Right[];
  children?: ReactNode;
}

function PersonRow({ name, says, isPressing = false, rights, children }: PersonRowProps) {
  const say = useSay();
  return (
    <Flex as="li" gap="4" align="center" wrap="wrap" py="3" borderTopWidth="1px" borderColor="line">
      <PersonAvatar name={name} imageUrl={null} size="sm" letters={2} />
      <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{name}</Text>
        <Text textStyle="small" color={isPressing ? 'warn' : 'muted'} fontWeight={isPressing ? 'semibold' : 'normal'}>
          {says}
        </Text>
      </Box>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
        columnGap="4"
        rowGap="1"
        // On a phone below name and menu.
        order={{ base: 1, lg: 0 }}
        flex={{ base: '1 0 100%', lg: '2 1 18rem' }}
      >
        {RIGHTS.map(({ id, label }) => {
          const may = rights.includes(id);
          return (
            <Flex as="li" key={id} gap="1.5" align="center" textStyle="small" color={may ? 'ok' : 'muted'}>
              {may ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
              {say(may ? label : `Cannot ${label.toLowerCase()}`)}
            </Flex>
          );
        })}
      </Grid>
      <Box w="11" flexShrink="0">
        {children}
      </Box>
    </Flex>
  );
}
