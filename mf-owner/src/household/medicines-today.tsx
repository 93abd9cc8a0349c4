import { formatTime24, inWarsaw, todayInWarsaw } from '@veto/shared-data/calendar';
import { HOUSEHOLD_ERRORS } from '@veto/shared-data/errors';
import { type CareEntry, type MedicineToday, useCareFeed, useCareSheet } from '@veto/shared-data/household';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { type Say, useLanguage, useSay } from '@veto/slice-kit';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { earlierDoseText } from './part-words.ts';
import { useGiveMedicine } from './use-give-medicine.ts';

interface MedicinesTodayProps {
  petId: string;
  /** The signed-in person may record medicines. */
  mayRecord: boolean;
}

/** A pet's medicines for today, each with the giver of its last dose and a button to record one. */
export function MedicinesToday({ petId, mayRecord }: MedicinesTodayProps) {
  const language = useLanguage();
  const say = useSay();
  const sheet = useCareSheet(petId);
  const given = useCareFeed(petId).data ?? [];
  const medicine = useGiveMedicine(petId);
  return (
    <TitledSection title={say('Medicines today')}>
      {sheet.data ? (
        <Box as="ul" listStyleType="none">
          {sheet.data.today.map((each) => (
            <Row key={each.id} medicine={each} given={givenToday(given, each.id)}>
              {mayRecord && (
                <Button variant="subtle" size="sm" minH="11" onClick={() => void medicine.give(each)}>
                  {say('Gave medicine')}
                  <VisuallyHidden> {each.name}</VisuallyHidden>
                </Button>
              )}
            </Row>
          ))}
        </Box>
      ) : sheet.isError ? (
        <ErrorState {...HOUSEHOLD_ERRORS.care} headingLevel="h3" query={sheet} />
      ) : (
        <Skeleton h="6rem" rounded="control" aria-hidden />
      )}
      {sheet.data?.today.length === 0 && <Text color="muted">{say('No medicines today.')}</Text>}
      {medicine.asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && medicine.drop()}
          title={say('Too soon?')}
          confirmLabel={say('Give it anyway')}
          cancelLabel={say('Do not give it')}
          onConfirm={() => medicine.asked && void medicine.give(medicine.asked.medicine, true)}
          loading={medicine.isSaving}
          destructive
        >
          <Text>
            {earlierDoseText(medicine.asked.earlier, medicine.asked.medicine.name, language)} {say('Give it anyway?')}
          </Text>
        </ConfirmDialog>
      )}
    </TitledSection>
  );
}

const givenToday = (entries: readonly CareEntry[], medicineId: string) => {
  const today = todayInWarsaw();
  return entries.filter((entry) => entry.medicineId === medicineId && inWarsaw(entry.givenAt).date === today);
};

/** `person`: null for the reader. */
const givenText = (time: string, person: string | null, say: Say) =>
  person === null ? say('Given at {time} by you', { time }) : say('Given at {time} by {person}', { time, person });

interface RowProps {
  medicine: MedicineToday;
  given: readonly CareEntry[];
  children: ReactNode;
}

function Row({ medicine, given, children }: RowProps) {
  const say = useSay();
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap" py="3" borderTopWidth="1px" borderColor="line">
      <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{medicine.name}</Text>
        {medicine.dose && (
          <Text textStyle="small" color="muted">
            {medicine.dose}
          </Text>
        )}
        {given.map(({ id, person, mine, givenAt }) => (
          <Flex key={id} gap="1.5" align="center" textStyle="small" color="ok">
            <Check size={16} aria-hidden />
            {givenText(formatTime24(inWarsaw(givenAt).time), mine ? null : person, say)}
          </Flex>
        ))}
      </Box>
      {children}
    </Flex>
  );
}
