import { useSession } from '@veto/shared-data/core';
import { keepOpenedSecret } from '@veto/shared-data/drafts';
import { HOUSEHOLD_ERRORS, withReason } from '@veto/shared-data/errors';
import {
  type OpenedInvitation,
  RIGHTS,
  useAcceptInvitation,
  useJoinedPet,
  useOpenedInvitation,
} from '@veto/shared-data/household';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { LinkButton } from '@veto/shared-ui/link-button';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay, useSite } from '@veto/slice-kit';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SecretPage, useSecret } from '../secret-link/secret-page.tsx';
import { roleText } from './part-words.ts';

/** An invitation, opened by its link, before and after signing in. */
export default function JoinPage() {
  const say = useSay();
  const secret = useSecret();
  const opened = useOpenedInvitation(secret);
  const joined = useJoinedPet(opened.data === null ? secret : '');
  useLeadTo(joined.data);
  return (
    <SecretPage
      secret={secret}
      title={say('Invitation')}
      query={joined.isLoading || joined.data ? { ...opened, data: undefined } : opened}
      shape="form"
      failed={HOUSEHOLD_ERRORS.invitation}
      wayOn={<LinkButton href="/pets">{say('My Pets')}</LinkButton>}
    >
      {(invitation) => <Opened invitation={invitation} secret={secret} />}
    </SecretPage>
  );
}

/** Whoever has accepted the invitation finds its pet behind the link. */
function useLeadTo(petId: string | null | undefined) {
  const site = useSite();
  useEffect(() => {
    if (petId) site.navigate(`/pets/${petId}`, { replace: true });
  }, [petId, site]);
}

function Opened({ invitation, secret }: { invitation: OpenedInvitation; secret: string }) {
  const language = useLanguage();
  const say = useSay();
  const { owner, pets, rights } = invitation;
  const names = new Intl.ListFormat(language).format(pets.map(({ name }) => name));
  const allowed = [
    say('See the passport and what is due today'),
    say('Note food and walks'),
    ...RIGHTS.filter(({ id }) => rights.includes(id)).map(({ label }) => say(label)),
  ];
  return (
    <PageSection>
      <Stack gap="6" maxW="36rem" w="full" mx="auto">
        <PageHeader
          title={say('{owner} asks you to care for {pets}', { owner, pets: names })}
          subtitle={roleText(invitation, language)}
        />
        <Flex as="ul" listStyleType="none" gap="6" wrap="wrap" pt="2">
          {pets.map(({ name, type }) => (
            <Flex as="li" key={`${name} ${type}`} gap="3" align="center" minW="0">
              <SpeciesTag type={type} imageUrl={null} size="sm" />
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </Text>
            </Flex>
          ))}
        </Flex>
        <Box>
          <Text fontWeight="semibold">{say('You may')}</Text>
          <Box as="ul" listStyleType="none">
            {allowed.map((each) => (
              <Flex as="li" key={each} gap="2" align="center" py="1">
                <Check size={18} aria-hidden /> {each}
              </Flex>
            ))}
          </Box>
        </Box>
        <Answer invitation={invitation} secret={secret} />
      </Stack>
    </PageSection>
  );
}

function Answer({ invitation, secret }: { invitation: OpenedInvitation; secret: string }) {
  const say = useSay();
  // The secret is kept in the tab meanwhile: in a query it would reach a server's log.
  const back = encodeURIComponent(useLocation().pathname);
  const { state } = useSession();
  const site = useSite();
  const accept = useAcceptInvitation();
  if (invitation.own)
    return <Text color="muted">{say('This is your own invitation. Send the link to the person you invite.')}</Text>;
  if (state === 'veterinarian')
    return (
      <Text color="muted">
        {say('A veterinarian’s account cannot join a household. Sign in with another account.')}
      </Text>
    );
  if (state === 'loading' || state === 'signed-out')
    return (
      <Flex gap="3" wrap="wrap">
        <LinkButton href={`/login?next=${back}`} onClick={() => keepOpenedSecret(secret)}>
          {say('Sign in to accept')}
        </LinkButton>
        <LinkButton href={`/register?next=${back}`} variant="outline" onClick={() => keepOpenedSecret(secret)}>
          {say('Register')}
        </LinkButton>
      </Flex>
    );
  const join = () =>
    accept
      .mutateAsync(secret, { onSuccess: (petId) => site.navigate(`/pets/${petId}`, { replace: true }) })
      .catch((error) => tellFailure(error, withReason(error, HOUSEHOLD_ERRORS.accept)));
  return (
    <Button alignSelf="start" loading={accept.isPending} loadingText={say('Accepting...')} onClick={() => void join()}>
      {say('Accept')}
    </Button>
  );
}
