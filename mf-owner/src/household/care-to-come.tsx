import { formatDay } from '@veto/shared-data/calendar';
import type { CaredPet } from '@veto/shared-data/household';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Text } from '@veto/shared-ui/text';
import { usePageReady } from '@veto/slice-kit';
import { BackLink } from '../back-link/back-link.tsx';
import { LeaveHousehold } from './leave-household.tsx';
import { roleText } from './part-words.ts';

/** Somebody else's pet, for a sitter whose first day is to come: when it is, and the way out. */
export default function CareToCome({ pet }: { pet: CaredPet }) {
  usePageReady({ title: pet.name, key: 'care-to-come' });
  return (
    <PageSection>
      <BackLink href="/pets" to="My Pets" />
      <PageHeader
        title={pet.name}
        subtitle={`${roleText(pet)} · ${pet.name} belongs to ${pet.owner}`}
        actions={<LeaveHousehold pet={pet} />}
      />
      <Text>
        Your time begins on {pet.startsOn && formatDay(pet.startsOn)}. From midnight on you see the passport of{' '}
        {pet.name} and today’s medicines here.
      </Text>
    </PageSection>
  );
}
