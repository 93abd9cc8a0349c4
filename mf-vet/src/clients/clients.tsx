import { formatShortDate } from '@veto/shared-data/calendar';
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
import { SiteLink } from '@veto/slice-kit';
import { DueVaccinations } from './due-vaccinations.tsx';

export interface ClientsProps {
  words: string;
  onWords: (words: string) => void;
}

/** Everybody who had or has a visit, with their animals, and whose vaccinations are due. */
export default function Clients({ words, onWords }: ClientsProps) {
  const wanted = useSettled(words.trim());
  const clients = useClients(wanted);
  const all = clients.data?.pages.flat();
  return (
    <Stack gap="5" {...IN_ORDER}>
      <DueVaccinations />
      <Input
        type="search"
        aria-label="Search clients"
        placeholder="Name, animal or telephone"
        value={words}
        maxLength={100}
        maxW="32rem"
        onChange={({ currentTarget }) => onWords(currentTarget.value)}
      />
      {!all && clients.isError ? (
        <ErrorState {...PRACTICE_ERRORS.fetchClients} error={clients.error} onRetry={() => void clients.refetch()} />
      ) : !all ? (
        <CardSkeletons count={3} shape="row" />
      ) : all.length === 0 ? (
        <EmptyState
          illustration="not-found"
          title={wanted ? 'No clients found' : 'No clients yet'}
          description={wanted ? 'No name, animal or telephone fits this search.' : 'Whoever books a visit stands here.'}
        >
          {wanted && <Button onClick={() => onWords('')}>Clear search</Button>}
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
          Show more
        </Button>
      )}
    </Stack>
  );
}

function ClientRow({ client }: { client: PracticeClient }) {
  const { clientId, name, phone, email, pets, visits, lastVisit, nextVisit } = client;
  const times = [
    nextVisit && `Next ${formatShortDate(nextVisit)}`,
    lastVisit && `Last ${formatShortDate(lastVisit)}`,
    visits > 0 && `${visits} completed`,
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
          {name || 'Unknown client'}
        </Text>
        <Text htmlTranslate="no" textStyle="small" color="muted">
          {pets.map((pet) => `${pet.name} (${pet.type})`).join(', ')}
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
            <SiteLink href={`/messages/${clientId}`} aria-label={`Write to ${name}`}>
              Write
            </SiteLink>
          </Link>
        )}
      </Flex>
    </Flex>
  );
}
