import { useUserId } from '@veto/shared-data/core';
import { isListed, useOwnLicence } from '@veto/shared-data/licence';
import { useOwnProfile } from '@veto/shared-data/profiles';
import { useWorkingHours } from '@veto/shared-data/schedule';
import { Alert } from '@veto/shared-ui/alert';
import { Link } from '@veto/shared-ui/link';
import { SiteLink } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { missingForListing } from './profile-facts.ts';

const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** Without working hours. */
const NOT_BOOKED = {
  title: 'Pet owners can find you, but not book you yet',
  text: 'Set your working hours below: from then on they can.',
};
const NEITHER_FOUND_NOR_BOOKED = {
  title: 'Pet owners can neither find nor book you yet',
  text: 'Set your working hours below. Owners find you in the search once your licence is checked.',
};

/** Whether owners can find and book the signed-in veterinarian, and what is missing until they can. */
export function ListingStatus() {
  const userId = useUserId();
  const profile = useOwnProfile();
  const hours = useWorkingHours(userId);
  const licence = useOwnLicence();
  if (!profile.data || !hours.data || licence.isPending) return null;
  const missing = missingForListing(profile.data);
  if (missing.length > 0)
    return (
      <Status
        status="warning"
        title="Pet owners cannot find you yet"
        text={`Your profile still needs ${and.format(missing)}.`}
      />
    );
  const isUnchecked = licence.data && !isListed(licence.data);
  if (hours.data.length === 0)
    return <Status status="warning" {...(isUnchecked ? NEITHER_FOUND_NOR_BOOKED : NOT_BOOKED)} />;
  if (isUnchecked)
    return (
      <Status
        status="warning"
        title="Pet owners can book you by your own link"
        text="They find you in the search once your licence is checked."
      >
        <ProfileLink userId={userId} />
      </Status>
    );
  return (
    <Status status="success" title="Your profile is live" text="Pet owners can find you and book a visit.">
      <ProfileLink userId={userId} />
    </Status>
  );
}

function ProfileLink({ userId }: { userId: string | undefined }) {
  return (
    <Link asChild fontWeight="medium" textDecoration="underline">
      <SiteLink href={`/veterinarian/${userId}`}>See it as they do</SiteLink>
    </Link>
  );
}

interface StatusProps {
  status: 'warning' | 'success';
  title: string;
  text: string;
  children?: ReactNode;
}

function Status({ status, title, text, children }: StatusProps) {
  return (
    <Alert.Root status={status}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>
          {text} {children}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
