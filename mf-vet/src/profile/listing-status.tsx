import { useUserId } from '@veto/shared-data/core';
import { isListed, type Licence, NO_LICENCE, useOwnLicence } from '@veto/shared-data/licence';
import { useOwnProfile } from '@veto/shared-data/profiles';
import { useWorkingHours } from '@veto/shared-data/schedule';
import { Alert } from '@veto/shared-ui/alert';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useLanguage, useSay } from '@veto/slice-kit';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWhen } from '../when/use-when.ts';
import { missingForListing } from './profile-facts.ts';

/** Without working hours. */
export const NOT_BOOKED = {
  title: 'Pet owners can find you, but not book you yet',
  text: 'Set your working hours: from then on they can.',
} as const;
export const NEITHER_FOUND_NOR_BOOKED = {
  title: 'Pet owners can neither find nor book you yet',
  text: 'Set your working hours. Owners find you in the search once your licence is checked.',
} as const;

/** Whether owners can find and book the signed-in veterinarian, and what is missing until they can. */
export function ListingStatus() {
  const userId = useUserId();
  const say = useSay();
  const language = useLanguage();
  const profile = useOwnProfile();
  const hours = useWorkingHours(userId);
  const licence = useOwnLicence();
  if (profile.isError || hours.isError) return null;
  if (!profile.data || !hours.data || licence.isPending) return <Skeleton h="16" w="20rem" maxW="full" aria-hidden />;
  const missing = missingForListing(profile.data);
  if (missing.length > 0) {
    const list = new Intl.ListFormat(language).format(missing.map((what) => say(what)));
    return (
      <Missing title={say('Pet owners cannot find you yet')} text={say('Your profile still needs {list}.', { list })} />
    );
  }
  const isUnchecked = licence.data && !isListed(licence.data);
  if (hours.data.length === 0) return <Missing {...(isUnchecked ? NEITHER_FOUND_NOR_BOOKED : NOT_BOOKED)} />;
  if (isUnchecked)
    return (
      <Missing
        title={say('Pet owners can book you by your own link')}
        text={say('They find you in the search once your licence is checked.')}
      >
        <ProfileLink userId={userId} />
      </Missing>
    );
  return <Live licence={licence.data} userId={userId} />;
}

/** Owners find and book the veterinarian; the licence that was checked for it. */
function Live({ licence, userId }: { licence: Licence | undefined; userId: string | undefined }) {
  const say = useSay();
  const { dayOf } = useWhen();
  const { number, verifiedAt } = licence ?? NO_LICENCE;
  return (
    <Flex gap="3" align="center">
      <Box color="ok" flexShrink="0">
        <ShieldCheck aria-hidden size={32} />
      </Box>
      <Box minW="0">
        <Text fontWeight="semibold">{say('Your profile is live')}</Text>
        <Text textStyle="small" color="muted">
          {verifiedAt
            ? say('PWZ {number}, checked by Veto on {day}.', { number: number ?? '', day: dayOf(verifiedAt) })
            : say('Pet owners can find you and book a visit.')}{' '}
          <ProfileLink userId={userId} />
        </Text>
      </Box>
    </Flex>
  );
}

function ProfileLink({ userId }: { userId: string | undefined }) {
  const say = useSay();
  return (
    <Link asChild fontWeight="medium" textDecoration="underline">
      <SiteLink href={`/veterinarian/${userId}`}>{say('See it as they do')}</SiteLink>
    </Link>
  );
}

interface MissingProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function Missing({ title, text, children }: MissingProps) {
  const say = useSay();
  return (
    <Alert.Root status="warning" maxW="34rem">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{say(title)}</Alert.Title>
        <Alert.Description>
          {say(text)} {children}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
