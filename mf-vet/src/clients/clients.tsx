import { type PracticeClient, useClients } from '@veto/shared-data/clients';
import { PRACTICE_ERRORS } from '@veto/shared-data/errors';
import { useSettled } from '@veto/shared-data/settled';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { IN_ORDER } from '@veto/shared-ui/in-order';
import { Input } from '@veto/shared-ui/input';
import { Link } from '@veto/shared-ui/link';
import { isPhoneNumber, PhoneLink } from '@veto/shared-ui/phone-link';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useSay } from '@veto/slice-kit';
import { useWhen } from '../when/use-when.ts';
import { DueVaccinations } from './due-vaccinations.tsx';

export interface ClientsProps {
  words: string;
  onWords: (words: string) => void;
}

/** Everybody who had or has a visit, with their animals, and whose vaccinations are due. */
export default function Clients({ words, onWords }: ClientsProps) {
  const say = useSay();
  const wanted = useSettled(words.trim());
  const clients = useClients(wanted);
  const all = clients.data?.pages.flat();
  return (
    <Stack gap="5" {...IN_ORDER}>
      <DueVaccinations />
      <Input
        type="search"
        aria-label={say('Search clients')}
        placeholder={say('Name, animal or telephone')}
        value={words}
        maxLength={100}
        maxW="32rem"
        onChange={({ currentTarget }) => onWords(currentTarget.value)}
      />
      {!all && clients.isError ? (
        <ErrorState {...PRACTICE_ERRORS.fetchClients} query={clients} />
      ) : !all ? (
        <CardSkeletons count={3} shape="row" />
      ) : all.length === 0 ? (
        <EmptyState
          illustration="not-found"
          title={wanted ? say('No clients found') : say('No clients yet')}
          description={
            wanted ? say('No name, animal or telephone fits this search.') : say('Whoever books a visit stands here.')
          }
        >
          {wanted && <Button onClick={() => onWords('')}>{say('Clear search')}</Button>}
        </EmptyState>
      ) : (
        <Box
          as="ul"
          listStyleType="none"
          borderBottomWidth="1px"
          borderColor="line"
          aria-busy={clients.isPlaceholderData}
        >
          {all.map((client) => (
            <ClientRow key={client.key} client={client} />
          ))}
        </Box>
      )}
      {clients.hasNextPage && (
        <Button
          variant="subtle"
          alignSelf="start"
          loading={clients.isFetchingNextPage}
          onClick={() => void clients.fetchNextPage()}
        >
          {say('Show more')}
        </Button>
      )}
    </Stack>
  );
}

function ClientRow({ client }: { client: PracticeClient }) {
  const say = useSay();
  const { short } = useWhen();
  const { clientId, name, phone, email, pets, visits, lastVisit, nextVisit } = client;
  const times = [
    nextVisit && say('Next {day}', { day: short(nextVisit) }),
    lastVisit && say('Last {day}', { day: short(lastVisit) }),
    visits > 0 && say('{count} completed', { count: visits }),
  ];
  return (
    <Flex
      as="li"
      gap="4"
      py="3"
      minH="72px"
      align="center"
      justify="space-between"
      wrap="wrap"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Box flex="1 1 16rem" minW="0" overflowWrap="anywhere">
        <Text htmlTranslate="no" fontWeight="semibold">
          {name || say('Unknown client')}
        </Text>
        <Text htmlTranslate="no" textStyle="small" color="muted">
          {pets.map((pet) => `${pet.name} (${say(pet.type)})`).join(', ')}
        </Text>
        <Text textStyle="small" color="muted">
          {times.filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Flex gap="4" wrap="wrap" align="center" minW="0" overflowWrap="anywhere">
        {phone && (isPhoneNumber(phone) ? <PhoneLink number={phone} /> : <Text>{phone}</Text>)}
        {email && (
          <Link href={`mailto:${email}`} htmlTranslate="no" py="2.5">
            {email}
          </Link>
        )}
        {clientId && name && (
          <Link asChild py="2.5">
            <SiteLink href={`/messages/${clientId}`} aria-label={say('Write to {name}', { name })}>
              {say('Write')}
            </SiteLink>
          </Link>
        )}
      </Flex>
    </Flex>
  );
}
