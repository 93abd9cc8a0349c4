import { ERRORS, withReason } from '@veto/shared-data/errors';
import { PASSPORT_PARTS, type PassportLink, usePassportLinks, useRevokePassportLink } from '@veto/shared-data/passport';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { isLive, linkText } from './passport-words.ts';

interface LinkListProps {
  petId: string;
  /** The link that was made last is ended. */
  onNewestRevoked?: (() => void) | undefined;
}

/** The links to a passport: until when each lasts, whether it was opened, and the way to end it. */
export function LinkList({ petId, onNewestRevoked }: LinkListProps) {
  const links = usePassportLinks(petId);
  return (
    <Box as="section">
      <Heading as="h2" textStyle="h4" mb="2">
        Links
      </Heading>
      {links.data ? (
        <Rows petId={petId} links={links.data} onNewestRevoked={onNewestRevoked} />
      ) : links.isError ? (
        <ErrorState
          {...ERRORS.loadPassport}
          headingLevel="h3"
          error={links.error}
          onRetry={() => void links.refetch()}
        />
      ) : (
        <Skeleton h="6rem" rounded="control" aria-hidden />
      )}
    </Box>
  );
}

function Rows({ petId, links, onNewestRevoked }: LinkListProps & { links: PassportLink[] }) {
  if (links.length === 0)
    return (
      <Text color="muted">
        No links yet. Only your household and the veterinarians this pet visits can see any of this.
      </Text>
    );
  return (
    <Box as="ul" listStyleType="none">
      {links.map((link, nth) => (
        <Row key={link.id} petId={petId} link={link} onRevoked={nth === 0 ? onNewestRevoked : undefined} />
      ))}
    </Box>
  );
}

interface RowProps {
  petId: string;
  link: PassportLink;
  onRevoked: (() => void) | undefined;
}

function Row({ petId, link, onRevoked }: RowProps) {
  const revoke = useRevokePassportLink(petId);
  const now = Date.now();
  const parts = PASSPORT_PARTS.filter(({ id }) => link.shows.includes(id)).map(({ label }) => label.toLowerCase());
  const end = async () => {
    const failure = (error: unknown) => withReason(error, ERRORS.revokePassportLink);
    if (await tellOutcome(revoke.mutateAsync(link.id), null, failure)) onRevoked?.();
  };
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap" py="2" borderTopWidth="1px" borderColor="line">
      <Box flex="1 1 16rem">
        <Text color={isLive(link, now) ? 'ink' : 'muted'}>{linkText(link, now)}</Text>
        <Text textStyle="small" color="muted">
          {parts.length > 0 ? parts.join(', ') : 'name and type only'}
        </Text>
      </Box>
      {isLive(link, now) && (
        <Button
          variant="plain"
          colorPalette="red"
          loading={revoke.isPending}
          loadingText="Revoking..."
          onClick={() => void end()}
        >
          Revoke
        </Button>
      )}
    </Flex>
  );
}
