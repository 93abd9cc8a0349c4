import { RequestError } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import { ALL_PARTS, type Passport, type PassportPart, usePassportPreview } from '@veto/shared-data/passport';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import { latePart } from '@veto/shared-ui/late-part';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, usePageReady, useSay } from '@veto/slice-kit';
import { Printer, QrCode as QrIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { OwnPetOnly } from '../access/own-pet-only.tsx';
import { PetNotFound } from '../access/pet-not-found.tsx';
import { BackLink } from '../back-link/back-link.tsx';
import { LinkList } from './link-list.tsx';
import { FoundReports, LostNote, useLostMode } from './lost-mode.tsx';
import { LostPicture } from './lost-picture.tsx';
import { NewLink } from './new-link.tsx';
import { PassportCard } from './passport-card.tsx';
import { passportAddress } from './passport-words.ts';
import { ShareForm } from './share-form.tsx';
import { TravelNote } from './travel-note.tsx';
import { useLastingCode, usePassportPrint } from './use-passport-print.ts';

const loadLostDialog = () => import(/* webpackChunkName: "report-lost" */ './lost-dialog.tsx');
const LostDialog = latePart(loadLostDialog);

/** The passport of one's own pet: the card, its links, and reporting the pet as lost; of one that has died, the card. */
export default function PetPassportPage() {
  return <OwnPetOnly shape="page">{(id) => <OwnPassport petId={id} />}</OwnPetOnly>;
}

function OwnPassport({ petId }: { petId: string }) {
  const say = useSay();
  const [shows, setShows] = useState<PassportPart[]>(ALL_PARTS);
  const preview = usePassportPreview(petId, shows);
  useFailureToast(preview.data && preview.error, ERRORS.loadPassport);
  usePageReady({
    ready: preview.data !== undefined || preview.isError || preview.fetchStatus === 'idle',
    title: preview.data ? say('{pet}’s passport', { pet: preview.data.name }) : say('Pet passport'),
    key: preview.data ? 'passport' : 'none',
  });
  if (preview.data?.isRemembered)
    return (
      <PageSection>
        <BackLink href={`/pets/${petId}`} to={preview.data.name} />
        <PageHeader title={say('{pet}’s passport', { pet: preview.data.name })} />
        <PassportCard passport={preview.data} address={null} />
      </PageSection>
    );
  if (preview.data) return <Sharing petId={petId} passport={preview.data} shows={shows} onShows={setShows} />;
  if (preview.isPending && preview.fetchStatus !== 'idle') return <PageSkeleton shape="page" />;
  if (!preview.isError || isNoneOfMine(preview.error)) return <PetNotFound />;
  return (
    <PageSection>
      <ErrorState {...ERRORS.loadPassport} headingLevel="h1" query={preview} />
    </PageSection>
  );
}

const isNoneOfMine = (error: unknown) => error instanceof RequestError && error.status === 403;

interface SharingProps {
  petId: string;
  passport: Passport;
  shows: PassportPart[];
  onShows: (shows: PassportPart[]) => void;
}

function Sharing({ petId, passport, shows, onShows }: SharingProps) {
  const language = useLanguage();
  const say = useSay();
  const [address, setAddress] = useState<string | null>(null);
  const share = useRef<HTMLDivElement>(null);
  const [isReporting, setReporting] = useState(false);
  // A pet is lost where there is no network: what the page needs to say so comes with it.
  useEffect(() => void loadLostDialog().catch(() => {}), []);
  const mode = useLostMode(petId, passport.name);
  const onMade = (secret: string) => setAddress(passportAddress(secret, language));
  const code = useLastingCode(petId, shows, onMade);
  const printing = usePassportPrint({ address, code });
  const choose = (parts: PassportPart[]) => {
    // The code on the card is of the link that shows these parts.
    setAddress(null);
    onShows(parts);
  };
  return (
    <PageSection>
      <BackLink href={`/pets/${petId}`} to={passport.name} />
      <Grid templateColumns={{ base: '1fr', lg: '1fr 38.75rem' }} gap={{ base: '8', lg: '10' }} alignItems="start">
        <Stack gap="6" minW="0" _print={{ display: 'none' }}>
          <PageHeader
            title={say('{pet}’s passport', { pet: passport.name })}
            subtitle={say(
              'What a vet, a sitter or a finder needs, on one card. You choose what shows and for how long.',
            )}
          />
          <Flex gap="2" wrap="wrap">
            <Button onClick={() => share.current?.focus()}>
              <QrIcon aria-hidden /> {say('Share')}
            </Button>
            <Button variant="subtle" loading={printing.isPreparing} onClick={printing.print}>
              <Printer aria-hidden /> {say('Print')}
            </Button>
            {!passport.lostSince && (
              <Button variant="plain" onClick={() => setReporting(true)}>
                {say('Report as lost')}
              </Button>
            )}
          </Flex>
          {!address && (
            <Text textStyle="small" color="muted">
              {say('Printing creates a link for 30 days. The code on the card opens it.')}
            </Text>
          )}
          {passport.lostSince && <LostNote passport={passport} mode={mode} />}
          {passport.lostSince && (
            <LostPicture passport={passport} address={address} isPreparing={code.isPending} onWanted={code.make} />
          )}
          <FoundReports petId={petId} />
          <Box ref={share} tabIndex={-1} role="group" aria-label={say('Share')} scrollMarginTop="4">
            <ShareForm petId={petId} shows={shows} onShows={choose} onMade={onMade} />
          </Box>
          {address && <NewLink key={address} address={address} />}
          <LinkList petId={petId} onNewestRevoked={() => setAddress(null)} />
        </Stack>
        <Box position={{ lg: 'sticky' }} top="24" minW="0">
          <PassportCard passport={passport} address={address} onCode={printing.onCode} />
          <Box mt="6" _print={{ display: 'none' }}>
            <TravelNote petId={petId} name={passport.name} />
          </Box>
        </Box>
      </Grid>
      {isReporting && <LostDialog name={passport.name} petId={petId} mode={mode} onClose={() => setReporting(false)} />}
    </PageSection>
  );
}
