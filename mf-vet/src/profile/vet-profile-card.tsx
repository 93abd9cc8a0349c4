import type { Profile } from '@veto/shared-data/profiles';
import { Button } from '@veto/shared-ui/button';
import { Card } from '@veto/shared-ui/card';
import { Flex } from '@veto/shared-ui/flex';
import { useSay } from '@veto/slice-kit';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FieldSkeletons } from '../field-skeletons/field-skeletons.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { VetProfileFacts } from './vet-profile-facts.tsx';

const VetProfileForm = lazy(() => import(/* webpackChunkName: "vet-profile-form" */ './vet-profile-form.tsx'));

/** The profile that pet owners see, with its photo; edited in place. */
export function VetProfileCard({ profile, headingId }: { profile: Profile; headingId?: string }) {
  const say = useSay();
  const [editing, setEditing] = useState(false);
  return (
    <Card.Root as="section">
      <Card.Body gap="6">
        <Flex gap="4" justify="space-between" align="start" wrap="wrap">
          <Card.Title as="h2" id={headingId} tabIndex={-1} outline="none">
            {say('Veterinarian Profile')}
          </Card.Title>
          {!editing && (
            <Button variant="outline" onClick={() => setEditing(true)}>
              <Pencil aria-hidden /> {say('Edit Profile')}
            </Button>
          )}
        </Flex>
        <ProfilePhoto profile={profile} />
        {editing ? (
          <Suspense fallback={<FieldSkeletons count={6} />}>
            <VetProfileForm profile={profile} onDone={() => setEditing(false)} />
          </Suspense>
        ) : (
          <VetProfileFacts profile={profile} />
        )}
      </Card.Body>
    </Card.Root>
  );
}
