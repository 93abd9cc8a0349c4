import { datesIn } from '@veto/shared-data/calendar';
import { ERRORS } from '@veto/shared-data/errors';
import { type Passport, useOpenedPassport } from '@veto/shared-data/passport';
import { Box } from '@veto/shared-ui/box';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { LinkButton } from '@veto/shared-ui/link-button';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { inWords, useLanguage, usePageReady, useSay } from '@veto/slice-kit';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PassportCard } from './passport-card.tsx';
import { missingText, passportAddress } from './passport-words.ts';

const FoundForm = lazy(inWords(() => import(/* webpackChunkName: "found-form" */ './found-form.tsx')));

/** What a link to a passport opens, for everybody who has it. Its secret stands behind '#'. */
export default function PublicPassportPage() {
  const say = useSay();
  const secret = useLocation().hash.slice(1);
  const opened = useOpenedPassport(secret);
  useFailureToast(opened.data && opened.error, ERRORS.loadPassport);
  usePageReady({
    ready: opened.data !== undefined || opened.isError,
    title: opened.data ? say('{pet}’s passport', { pet: opened.data.name }) : say('Pet passport'),
    key: opened.data ? secret : 'none',
  });
  if (opened.data === undefined && !opened.isError) return <PageSkeleton shape="page" />;
  return (
    <PageSection>
      {opened.data ? (
        <Opened passport={opened.data} secret={secret} />
      ) : opened.data === null ? (
        <EmptyState
          illustration="not-found"
          headingLevel="h1"
          title={say('Pet passport')}
          description={say('This link does not work, or no longer works.')}
        >
          <LinkButton href="/" variant="outline">
            {say('Go to the home page')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ErrorState {...ERRORS.loadPassport} headingLevel="h1" query={opened} />
      )}
    </PageSection>
  );
}

function Opened({ passport, secret }: { passport: Passport; secret: string }) {
  const language = useLanguage();
  const say = useSay();
  return (
    <Stack gap="6" maxW="38.75rem" mx="auto" w="full">
      {passport.lostSince && (
        <Text fontWeight="semibold" bg="warn.bg" color="warn" rounded="control" px="4" py="3">
          {missingText(passport, language)}
        </Text>
      )}
      <PassportCard passport={passport} address={passportAddress(secret, language)} codeOnPaperOnly headingLevel="h1" />
      {passport.lostSince && (
        <Box bg="surface" rounded="panel" p={{ base: '5', md: '6' }} _print={{ display: 'none' }}>
          <Suspense fallback={null}>
            <FoundForm secret={secret} petName={passport.name} />
          </Suspense>
        </Box>
      )}
      {passport.expiresAt && (
        <Text color="muted" textStyle="small">
          {say('The owner shows this until {when}.', { when: datesIn(language).moment(passport.expiresAt) })}
        </Text>
      )}
    </Stack>
  );
}
