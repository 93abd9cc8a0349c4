import { type PetToBook, usePetsToBook } from '@veto/shared-data/booking';
import type { EarlierWish } from '@veto/shared-data/earlier-times';
import { ERRORS } from '@veto/shared-data/errors';
import { useVeterinarian } from '@veto/shared-data/veterinarians';
import { BOOKING_PET_TYPES } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { ErrorState, type ErrorStateProps } from '@veto/shared-ui/error-state';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Sheet } from '@veto/shared-ui/sheet';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSay } from '@veto/slice-kit';
import type { UseFormReturn } from 'react-hook-form';
import { useVisitWords } from '../appointments/visit-words.ts';
import { EarlierSheet } from './earlier-sheet.tsx';
import TypeChoice from './type-choice.tsx';

interface EarlierVetSheetProps {
  veterinarianId: string;
  onClose: () => void;
}

/** Asks for a new visit with a vet whose calendar is full. */
export default function EarlierVetSheet({ veterinarianId, onClose }: EarlierVetSheetProps) {
  const { say, doctor } = useVisitWords();
  const { data: veterinarian, error, refetch } = useVeterinarian(veterinarianId);
  const { pets, isComplete } = usePetsToBook();
  if (veterinarian === null) return <NoSheet title={say('Veterinarian not found')} onClose={onClose} />;
  if (error && !veterinarian)
    return <NoSheet {...ERRORS.fetchVeterinarian} error={error} onRetry={() => refetch()} onClose={onClose} />;
  if (!veterinarian || !isComplete) return null;
  const name = doctor(veterinarian.name);
  return (
    <EarlierSheet
      subtitle={say('If a time with {doctor} comes free, we ask you.', { doctor: name })}
      subject={{ veterinarianId: veterinarian.id, petId: pets[0]?.id ?? '' }}
      veterinarian={{ name, specialty: veterinarian.specialty }}
      onClose={onClose}
    >
      {(form, type) => (
        <>
          <WhomFor form={form} pets={pets} />
          {type.types.length > 0 && <TypeChoice {...type} />}
        </>
      )}
    </EarlierSheet>
  );
}

/** The sheet without its form: with whom is not known. */
function NoSheet({ onClose, ...failure }: Pick<EarlierVetSheetProps, 'onClose'> & ErrorStateProps) {
  const say = useSay();
  return (
    <Sheet title={say('Earlier is better')} closeLabel={say('Close')} onClose={onClose}>
      <Box px="7" pb="7">
        <ErrorState {...failure} headingLevel="h3" />
      </Box>
    </Sheet>
  );
}

function WhomFor({ form, pets }: { form: UseFormReturn<EarlierWish>; pets: readonly PetToBook[] }) {
  const say = useSay();
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap="4">
      {pets.length > 0 && (
        <FormField label={say('Pet')}>
          <SelectInput
            {...register('petId')}
            options={pets.map(({ id, name, type, owner }) => ({
              value: id,
              label: owner ? say('{pet} ({owner}’s)', { pet: name, owner }) : `${name} (${say(type)})`,
            }))}
          >
            <option value="">{say('Another pet')}</option>
          </SelectInput>
        </FormField>
      )}
      {watch('petId') === '' && (
        <SimpleGrid minChildWidth="min(9rem, 100%)" gap="3">
          <FormField label={say('Pet Name')} error={errors.petName?.message} required>
            <Input {...register('petName')} autoComplete="off" data-missing="" />
          </FormField>
          <FormField label={say('Pet Type')} error={errors.petType?.message} required>
            <SelectInput
              {...register('petType')}
              options={BOOKING_PET_TYPES.map((value) => ({ value, label: say(value) }))}
            >
              <option value="">{say('Choose a type')}</option>
            </SelectInput>
          </FormField>
        </SimpleGrid>
      )}
      <FormField label={say('Reason for Visit')} error={errors.reason?.message} required>
        <Textarea {...register('reason')} rows={2} data-missing="" />
      </FormField>
    </Stack>
  );
}
