import { useSession } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import { Box } from '@veto/shared-ui/box';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Heading } from '@veto/shared-ui/heading';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, usePageHead, usePageReady, useSay } from '@veto/slice-kit';
import { lazy, Suspense } from 'react';
import { ONE_COLUMN } from '../narrow.ts';
import { inText } from './animals.ts';
import { NearestContact } from './nearest-contact.tsx';
import { NightPanel } from './night-panel.tsx';
import { PublishedLists } from './published-lists.tsx';
import { SignList } from './sign-list.tsx';
import { type Contacts, useContacts } from './use-contacts.ts';
import { emergencyPath, useWhereabouts, type Whereabouts } from './use-whereabouts.ts';
import { WhereFrom } from './where-from.tsx';
import { WhomToCall } from './whom-to-call.tsx';

const OwnPets = lazy(() => import(/* webpackChunkName: "own-pets" */ './own-pets.tsx'));

/** Whom to call for a pet in danger, nearest first; what to do for the sign that one sees. */
export default function EmergencyPage() {
  const say = useSay();
  const language = useLanguage();
  usePageReady();
  usePageHead({
    title: say('Emergency Pet Care'),
    canonical: emergencyPath(language),
    lang: language,
  });
  const { state } = useSession();
  const whereabouts = useWhereabouts();
  const contacts = useContacts(whereabouts);
  const { animal, city } = whereabouts;
  return (
    <PageSection gap="5" pb="16" containerType="inline-size">
      <PageHeader title={say('Emergency Pet Care')} actions={<WhereFrom {...whereabouts} />} />
      <Notes contacts={contacts} whereabouts={whereabouts} />
      <FirstToCall contacts={contacts} whereabouts={whereabouts} />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 27.5rem' }}
        columnGap="16"
        rowGap="12"
        pt={{ base: '4', md: '7' }}
        css={ONE_COLUMN}
      >
        <Box minW="0">
          {contacts.groups ? (
            <WhomToCall
              groups={contacts.groups}
              city={contacts.from === 'visitor' ? null : city}
              animal={animal}
              now={contacts.now}
            />
          ) : (
            !contacts.error && <CardSkeletons count={3} shape="row" />
          )}
        </Box>
        <SignList animal={animal?.code ?? null} />
      </Box>
      {state === 'owner' && (
        <Box lang="en">
          <Suspense fallback={null}>
            <OwnPets onLastCity={whereabouts.suggest} />
          </Suspense>
        </Box>
      )}
    </PageSection>
  );
}

/** Said politely when it changes: from where is measured, and of when the list is. */
function Notes({ contacts, whereabouts }: { contacts: Contacts; whereabouts: Whereabouts }) {
  const { city, unknown, visitor } = whereabouts;
  const say = useSay();
  return (
    <Stack role="status" gap="1" textStyle="small" color="muted" _empty={{ display: 'none' }}>
      {unknown && contacts.from === 'city' && (
        <Text>
          {say('We do not know “{unknown}”. Distances are from the centre of {city}: choose the city nearest to you.', {
            unknown,
            city,
          })}
        </Text>
      )}
      {contacts.from === 'visitor' && <Text>{say('Distances are from your position.')}</Text>}
      {visitor.state === 'refused' && (
        <Text>{say('Your position is not available. Distances are from the centre of {city}.', { city })}</Text>
      )}
      {visitor.state === 'known' && contacts.from === 'city' && (
        <Text>{say('Nobody answers at the moment. You see the list of {city}.', { city })}</Text>
      )}
      {contacts.readAt && (
        <Text>{say('This list is of {moment}, when Veto was last reached.', { moment: contacts.readAt })}</Text>
      )}
    </Stack>
  );
}

function FirstToCall({ contacts, whereabouts }: { contacts: Contacts; whereabouts: Whereabouts }) {
  const { groups, error, retry, now, from } = contacts;
  const { animal } = whereabouts;
  const say = useSay();
  if (groups?.nearest)
    return (
      <NearestContact
        contact={groups.nearest}
        now={now}
        from={from === 'visitor' ? null : whereabouts}
        animal={animal}
      />
    );
  if (groups)
    return (
      <NightPanel label={say('Nobody on Veto at this hour')} aside={<PublishedLists />}>
        <Heading as="h2" fontSize={{ base: '1.75rem', md: '2.5rem' }} lineHeight="1.08">
          {say('Call a 24-hour clinic')}
        </Heading>
        <Text mt="3">
          {animal
            ? say(
                'No veterinarian here takes emergencies of {animals} now, and our list has no clinic that never closes.',
                {
                  animals: inText(animal, say),
                },
              )
            : say('No veterinarian here takes emergencies now, and our list has no clinic that never closes.')}
        </Text>
      </NightPanel>
    );
  if (error)
    return (
      <Stack gap="4">
        <ErrorState
          title={say(ERRORS.fetchEmergencyContacts.title)}
          description={say(ERRORS.fetchEmergencyContacts.description)}
          retryLabel={say('Try again')}
          error={error}
          onRetry={retry}
        />
        <PublishedLists />
      </Stack>
    );
  return (
    <NightPanel
      label={say('Looking for the nearest')}
      aside={<Skeleton h="128px" rounded="panel" opacity="0.2" aria-hidden />}
    >
      <Skeleton h="40px" maxW="20rem" opacity="0.2" aria-hidden />
    </NightPanel>
  );
}
