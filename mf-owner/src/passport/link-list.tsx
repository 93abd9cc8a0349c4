import { siteNow } from '@veto/shared-data/calendar';
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
import { useLanguage, useSay } from '@veto/slice-kit';
import { type RefObject, useRef } from 'react';
import { isLive, linkText } from './passport-words.ts';

interface LinkListProps {
  petId: string;
  /** The link that was made last is ended. */
  onNewestRevoked?: (() => void) | undefined;
}

/** The links to a passport: until when each lasts, whether it was opened, and the way to end it. */
export function LinkList({ petId, onNewestRevoked }: LinkListProps) {
  const say = useSay();
  const links = usePassportLinks(petId);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Box as="section">
      <Heading ref={heading} as="h2" tabIndex={-1} outline="none" textStyle="h4" mb="2">
        {say('Links')}
      </Heading>
      {links.data ? (
        <Rows petId={petId} links={links.data} heading={heading} onNewestRevoked={onNewestRevoked} />
      ) : links.isError ? (
        <ErrorState {...ERRORS.loadPassport} headingLevel="h3" query={links} />
      ) : (
        <Skeleton h="6rem" rounded="control" aria-hidden />
      )}
    </Box>
  );
}

interface RowsProps extends LinkListProps {
  links: PassportLink[];
  heading: RefObject<HTMLElement | null>;
}

function Rows({ petId, links, heading, onNewestRevoked }: RowsProps) {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  const onRevoked = (nth: number) => {
    if (nth === 0) onNewestRevoked?.();
    // The button that was pressed goes.
    const later = [...(list.current?.children ?? [])].slice(nth + 1);
    const next = later.map((row) => row.querySelector('button')).find((button) => button !== null);
    (next ?? heading.current)?.focus();
  };
  if (links.length === 0)
    return (
      <Text color="muted">
        {say('No links yet. Only your household and the veterinarians this pet visits can see any of this.')}
      </Text>
    );
  return (
    <Box ref={list} as="ul" listStyleType="none">
      {links.map((link, nth) => (
        <Row key={link.id} petId={petId} link={link} onRevoked={() => onRevoked(nth)} />
      ))}
    </Box>
  );
}

interface RowProps {
  petId: string;
  link: PassportLink;
  onRevoked: () => void;
}

function Row({ petId, link, onRevoked }: RowProps) {
  const language = useLanguage();
  const say = useSay();
  const revoke = useRevokePassportLink(petId);
  const now = siteNow();
  const parts = PASSPORT_PARTS.filter(({ id }) => link.shows.includes(id)).map(({ label }) => say(label).toLowerCase());
  const end = async () => {
    const failure = (error: unknown) => withReason(error, ERRORS.revokePassportLink);
    if (await tellOutcome(revoke.mutateAsync(link.id), null, failure)) onRevoked();
  };
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap" py="2" borderTopWidth="1px" borderColor="line">
      <Box flex="1 1 16rem">
        <Text color={isLive(link, now) ? 'ink' : 'muted'}>{linkText(link, now, language)}</Text>
        <Text textStyle="small" color="muted">
          {parts.length > 0 ? parts.join(', ') : say('name and type only')}
        </Text>
      </Box>
      {isLive(link, now) && (
        <Button
          variant="plain"
          colorPalette="red"
          loading={revoke.isPending}
          loadingText={say('Revoking...')}
          onClick={() => void end()}
        >
          {say('Revoke')}
        </Button>
      )}
    </Flex>
  );
}
