import { isCurrent, type Pet } from '@veto/shared-data/pets';
import { Grid } from '@veto/shared-ui/grid';
import { IN_ORDER } from '@veto/shared-ui/in-order';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { Tabs } from '@veto/shared-ui/tabs';
import { useSay } from '@veto/slice-kit';
import { useSearchParams } from 'react-router-dom';
import { CareFeed } from '../household/care-feed.tsx';
import { HouseholdSection } from '../household/household-section.tsx';
import { MedicinesToday } from '../household/medicines-today.tsx';
import { LinkList } from '../passport/link-list.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { DueStrip } from './due-strip.tsx';
import { HealthSide } from './health-side.tsx';
import { PetStory } from './pet-story.tsx';
import { ReadersSection } from './readers-section.tsx';
import { RECORD_COLUMNS } from './record-columns.ts';
import { VisitTimeline } from './visit-timeline.tsx';

const TABS = [
  { value: 'health', label: 'Health' },
  { value: 'visits', label: 'Visits' },
  { value: 'documents', label: 'Documents' },
  { value: 'sharing', label: 'Sharing' },
];

/** The tab of the page, in the address: `?tab=visits`. A story's filter belongs to its tab. */
function usePetTab() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'health';
  const choose = (value: string) => setParams(value === 'health' ? {} : { tab: value }, { replace: true });
  return { tab, choose };
}

/** What is due for a pet, and below it four tabs: its story, its visits, its documents, and who sees them. */
export default function HealthRecord({ pet }: { pet: Pet }) {
  const say = useSay();
  const { tab, choose } = usePetTab();
  return (
    <>
      {isCurrent(pet) && <DueStrip petId={pet.id} />}
      <Tabs.Root value={tab} onValueChange={({ value }) => choose(value)} lazyMount unmountOnExit>
        <Tabs.List mb="6">
          {TABS.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value}>
              {say(label)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="health">
          <Grid {...RECORD_COLUMNS} {...IN_ORDER}>
            <PetStory pet={pet} />
            <HealthSide pet={pet} />
          </Grid>
        </Tabs.Content>
        <Tabs.Content value="visits">
          <VisitTimeline petId={pet.id} />
        </Tabs.Content>
        <Tabs.Content value="documents">
          <DocumentsSection petId={pet.id} />
        </Tabs.Content>
        <Tabs.Content value="sharing">
          <Sharing pet={pet} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

const TWO_COLUMNS = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

function Sharing({ pet }: { pet: Pet }) {
  const say = useSay();
  return (
    <Stack gap="12">
      <HouseholdSection pet={pet} />
      {isCurrent(pet) && (
        <Grid templateColumns={TWO_COLUMNS} gap="12" alignItems="start">
          <MedicinesToday petId={pet.id} mayRecord />
          <CareFeed petId={pet.id} petName={pet.name} />
        </Grid>
      )}
      <Grid templateColumns={TWO_COLUMNS} gap="12" alignItems="start">
        <ReadersSection petId={pet.id} />
        <Stack gap="4" minW="0" align="flex-start">
          <LinkList petId={pet.id} />
          <LinkButton href={`/pets/${pet.id}/passport`} variant="subtle">
            {say('Share the passport')}
          </LinkButton>
        </Stack>
      </Grid>
    </Stack>
  );
}
