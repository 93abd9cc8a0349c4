import { datesIn, todayInWarsaw } from '@veto/shared-data/calendar';
import { isTaken, useMedicines, useVaccinations } from '@veto/shared-data/health';
import type { Pet } from '@veto/shared-data/pets';
import { Badge } from '@veto/shared-ui/badge';
import { Box } from '@veto/shared-ui/box';
import { FactList } from '@veto/shared-ui/fact-list';
import { Flex } from '@veto/shared-ui/flex';
import { IN_ORDER } from '@veto/shared-ui/in-order';
import { OwnWords } from '@veto/shared-ui/own-words';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { healthCards, lastVisitFacts } from '../pets/pet-facts.ts';
import { PetPhotoCard } from '../pets/pet-photo-card.tsx';
import { isLatest } from './due-text.ts';
import { SideSkeleton } from './health-record-skeleton.tsx';
import { SideSection } from './side-section.tsx';
import { WeightSection } from './weight-section.tsx';

/** Beside the story: the weight, what protects the pet, what it takes, and what the owner wrote; what is not filled is not shown. */
export function HealthSide({ pet, readOnly = false }: { pet: Pet; readOnly?: boolean }) {
  const language = useLanguage();
  const say = useSay();
  const lastVisit = lastVisitFacts(pet, language);
  const texts = new Map(healthCards(pet).map(({ title, text }) => [title, text]));
  return (
    <Stack gap="9" minW="0" {...IN_ORDER}>
      <WeightSection pet={pet} />
      <Vaccinations petId={pet.id} text={texts.get('Vaccination Records')} />
      <Medications petId={pet.id} text={texts.get('Current Medications')} />
      {['Allergies', 'Medical History'].map(
        (title) =>
          texts.has(title) && (
            <SideSection key={title} title={say(title)}>
              <Words>{texts.get(title) ?? ''}</Words>
            </SideSection>
          ),
      )}
      {lastVisit.length > 0 && (
        <SideSection title={say('Last Visit')}>
          <Box pt="3">
            <FactList orientation="horizontal" gap="2" facts={lastVisit} />
          </Box>
        </SideSection>
      )}
      {!readOnly && <PetPhotoCard pet={pet} />}
    </Stack>
  );
}

function Words({ children }: { children: string }) {
  return (
    <Text pt="3" color="muted" whiteSpace="pre-line" overflowWrap="anywhere">
      <OwnWords>{children}</OwnWords>
    </Text>
  );
}

/** A name, and at its end what holds of it today. */
function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Flex
      as="li"
      justify="space-between"
      align="center"
      gap="3"
      minH="12"
      py="2"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <Text minW="0" overflowWrap="anywhere">
        {name}
      </Text>
      {children}
    </Flex>
  );
}

interface RecordedProps {
  petId: string;
  /** What the owner wrote beside the entries. */
  text: string | undefined;
}

function Vaccinations({ petId, text }: RecordedProps) {
  const language = useLanguage();
  const say = useSay();
  const { data: all = [], isPending } = useVaccinations(petId);
  const today = todayInWarsaw();
  const { short } = datesIn(language);
  if (isPending) return <SideSkeleton />;
  const latest = all.filter((entry) => isLatest(entry, all));
  if (latest.length === 0 && !text) return null;
  return (
    <SideSection title={say('Vaccination Records')}>
      <Box as="ul" listStyleType="none">
        {latest.map(({ id, product, givenOn, nextDueOn }) => (
          <Line key={id} name={product}>
            {nextDueOn ? (
              <Badge colorPalette={nextDueOn < today ? 'orange' : 'green'}>
                {nextDueOn < today
                  ? say('was due {day}', { day: short(nextDueOn) })
                  : say('until {day}', { day: short(nextDueOn) })}
              </Badge>
            ) : (
              <Text color="muted" textStyle="small">
                {short(givenOn)}
              </Text>
            )}
          </Line>
        ))}
      </Box>
      {text && <Words>{text}</Words>}
    </SideSection>
  );
}

function Medications({ petId, text }: RecordedProps) {
  const language = useLanguage();
  const say = useSay();
  const today = todayInWarsaw();
  const { data: medicines = [], isPending } = useMedicines(petId);
  if (isPending) return <SideSkeleton />;
  const taken = medicines.filter((entry) => isTaken(entry, today));
  if (taken.length === 0 && !text) return null;
  return (
    <SideSection title={say('Current Medications')}>
      <Box as="ul" listStyleType="none">
        {taken.map(({ id, name, dose, endsOn }) => (
          <Line key={id} name={[name, dose].filter(Boolean).join(', ')}>
            {endsOn && (
              <Text color="muted" textStyle="small" flexShrink="0">
                {say('until {day}', { day: datesIn(language).short(endsOn) })}
              </Text>
            )}
          </Line>
        ))}
      </Box>
      {text && <Words>{text}</Words>}
    </SideSection>
  );
}
