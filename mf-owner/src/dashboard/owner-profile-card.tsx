import type { Profile } from '@veto/shared-data/profiles';
import { Button } from '@veto/shared-ui/button';
import { Card } from '@veto/shared-ui/card';
import { FactList } from '@veto/shared-ui/fact-list';
import { Flex } from '@veto/shared-ui/flex';
import { PersonAvatar } from '@veto/shared-ui/person-avatar';
import { Text } from '@veto/shared-ui/text';
import { inWords, useSay } from '@veto/slice-kit';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ProfilePicture } from './profile-picture.tsx';

const OwnerProfileForm = lazy(
  inWords(() => import(/* webpackChunkName: "owner-profile-form" */ './owner-profile-form.tsx')),
);

export function OwnerProfileCard({ profile }: { profile: Profile }) {
  const say = useSay();
  const { editing, edit, done, editButton } = useEditing();
  const facts = (
    <FactList
      facts={[
        [
          say('Full Name'),
          profile.fullName ? (
            <Text key="name" as="span" htmlTranslate="no" minW="0">
              {profile.fullName}
            </Text>
          ) : (
            say('Not provided')
          ),
        ],
        [say('Email'), profile.email ?? say('Not provided')],
      ]}
    />
  );
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
          <Card.Title as="h2" flex="1 0 9rem">
            {say('Pet Owner Profile')}
          </Card.Title>
        </Flex>
        {editing ? (
          // What is read stays until the form is there, so that nothing jumps.
          <Suspense fallback={facts}>
            <OwnerProfileForm profile={profile} onDone={done} />
          </Suspense>
        ) : (
          <>
            {facts}
            <Button ref={editButton} variant="subtle" onClick={edit}>
              <Pencil aria-hidden /> {say('Edit Profile')}
            </Button>
          </>
        )}
        <ProfilePicture profile={profile} />
      </Card.Body>
    </Card.Root>
  );
}

/** Reading or editing; the focus comes back to 'Edit Profile', which was not there in between. */
function useEditing() {
  const [state, setState] = useState<'unopened' | 'editing' | 'done'>('unopened');
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'done') editButton.current?.focus({ preventScroll: true });
  }, [state]);
  return {
    editing: state === 'editing',
    edit: () => setState('editing'),
    done: () => setState('done'),
    editButton,
  };
}
