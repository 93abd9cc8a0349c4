import type { Profile } from '@veto/shared-data/profiles';
import { Button } from '@veto/shared-ui/button';
import { Card } from '@veto/shared-ui/card';
import { FactList } from '@veto/shared-ui/fact-list';
import { Flex } from '@veto/shared-ui/flex';
import { PersonAvatar } from '@veto/shared-ui/person-avatar';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const OwnerProfileForm = lazy(() => import(/* webpackChunkName: "owner-profile-form" */ './owner-profile-form.tsx'));

/** The owner's own data, to read and to edit in place. */
export function OwnerProfileCard({ profile }: { profile: Profile }) {
  const [editing, setEditing] = useState(false);
  return (
    <Card.Root as="section">
      <Card.Body gap="5">
        <Flex gap="4" align="center" wrap="wrap">
          <PersonAvatar
            name={profile.fullName ?? profile.email ?? '?'}
            imageUrl={profile.imageUrl}
            size="lg"
            letters={2}
          />
          <Card.Title as="h2" flex="1 0 10rem">
            Pet Owner Profile
          </Card.Title>
          {!editing && (
            <Button variant="outline" onClick={() => setEditing(true)}>
              <Pencil aria-hidden /> Edit Profile
            </Button>
          )}
        </Flex>
        {editing ? (
          <Suspense>
            <OwnerProfileForm profile={profile} onDone={() => setEditing(false)} />
          </Suspense>
        ) : (
          <FactList
            facts={[
              ['Full Name', profile.fullName ?? 'Not provided'],
              ['Email', profile.email ?? 'Not provided'],
            ]}
          />
        )}
      </Card.Body>
    </Card.Root>
  );
}
