import { datesIn } from '@veto/shared-data/calendar';
import type { CaredPet } from '@veto/shared-data/household';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, usePageReady, useSay } from '@veto/slice-kit';
import { BackLink } from '../back-link/back-link.tsx';
import { LeaveHousehold } from './leave-household.tsx';
import { belongingText } from './part-words.ts';

/** Somebody else's pet, for a sitter whose first day is to come: when it is, and the way out. */
export default function CareToCome({ pet }: { pet: CaredPet }) {
  const language = useLanguage();
  const say = useSay();
  usePageReady({ title: pet.name, key: 'care-to-come' });
  return (
    <PageSection>
      <BackLink href="/pets" to={say('My Pets')} />
      <PageHeader title={pet.name} subtitle={belongingText(pet, language)} actions={<LeaveHousehold pet={pet} />} />
      <Text>
        {say('Your time begins on {day}. From midnight on you see the passport of {pet} and today’s medicines here.', {
          day: pet.startsOn ? datesIn(language).day(pet.startsOn) : '',
          pet: pet.name,
        })}
      </Text>
    </PageSection>
  );
}
