import { useReadablePet } from '@veto/shared-data/health';
import { type CaredPet as Cared, useCareSheet } from '@veto/shared-data/household';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Grid } from '@veto/shared-ui/grid';
import { IN_ORDER } from '@veto/shared-ui/in-order';
import { LinkButton } from '@veto/shared-ui/link-button';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { telHref } from '@veto/shared-ui/phone-link';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { useLanguage, usePageReady, useSay } from '@veto/slice-kit';
import { BackLink } from '../back-link/back-link.tsx';
import { DocumentsSection } from '../health/documents-section.tsx';
import { HealthSide } from '../health/health-side.tsx';
import { PassportCard } from '../passport/passport-card.tsx';
import { CareFeed } from './care-feed.tsx';
import { LeaveHousehold } from './leave-household.tsx';
import { MedicinesToday } from './medicines-today.tsx';
import { belongingText } from './part-words.ts';

/** Somebody else's pet, for a carer: its passport, today's medicines, help, and the household's entries. */
export default function CaredPet({ pet }: { pet: Cared }) {
  const language = useLanguage();
  const say = useSay();
  const sheet = useCareSheet(pet.id);
  usePageReady({ title: pet.name, key: 'cared' });
  const vet = sheet.data?.veterinarianId;
  const phone = sheet.data?.passport.veterinarian?.phone;
  return (
    <PageSection {...IN_ORDER}>
      <BackLink href="/pets" to={say('My Pets')} />
      <PageHeader
        title={pet.name}
        subtitle={belongingText(pet, language)}
        actions={
          <>
            {pet.rights.includes('book') && (
              <LinkButton href={`/appointments/new?petId=${pet.id}`}>{say('Book Visit')}</LinkButton>
            )}
            {vet && pet.rights.includes('message') && (
              <LinkButton href={`/messages/${vet}`} variant="subtle">
                {say('Message the vet')}
              </LinkButton>
            )}
            {phone && (
              <Button asChild variant="subtle">
                <a href={telHref(phone)}>{say('Call the vet')}</a>
              </Button>
            )}
            <LinkButton href="/emergency" variant="subtle">
              {say('Emergency')}
            </LinkButton>
            <LeaveHousehold pet={pet} />
          </>
        }
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 38.75rem)' }}
        gap="12"
        alignItems="start"
      >
        <Stack gap="10" minW="0">
          <MedicinesToday petId={pet.id} mayRecord={pet.rights.includes('medicines')} />
          <CareFeed petId={pet.id} petName={pet.name} />
        </Stack>
        <Box minW="0">
          {sheet.data ? (
            <PassportCard passport={sheet.data.passport} />
          ) : (
            // 'Medicines today' asks the same, and says what failed.
            !sheet.isError && <Skeleton h="24rem" rounded="panel" aria-hidden />
          )}
        </Box>
      </Grid>
      {pet.rights.includes('read') && <SharedRecord petId={pet.id} />}
    </PageSection>
  );
}

function SharedRecord({ petId }: { petId: string }) {
  const record = useReadablePet(petId).data;
  if (!record) return null;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="12" alignItems="start">
      <HealthSide pet={record} readOnly />
      <DocumentsSection petId={petId} readOnly />
    </Grid>
  );
}
