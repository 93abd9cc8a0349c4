import { type PetToBook, usePetsToBook } from '@veto/shared-data/booking';
import type { EarlierWish } from '@veto/shared-data/earlier-times';
import { ERRORS } from '@veto/shared-data/errors';
import { doctorName, useVeterinarian } from '@veto/shared-data/veterinarians';
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
import type { UseFormReturn } from 'react-hook-form';
import { EarlierSheet } from './earlier-sheet.tsx';
import TypeChoice from './type-choice.tsx';

const TYPES = BOOKING_PET_TYPES.map((value) => ({ value, label: value }));

interface EarlierVetSheetProps {
  veterinarianId: string;
  /** Chosen already; '' for none. */
  visitTypeId: string;
  onClose: () => void;
}

/** Asks for a new visit with a vet whose calendar is full. */
export default function EarlierVetSheet({ veterinarianId, visitTypeId, onClose }: EarlierVetSheetProps) {
  const { data: veterinarian, error, refetch } = useVeterinarian(veterinarianId);
  const { pets, isComplete } = usePetsToBook();
  if (veterinarian === null) return <NoSheet title="Veterinarian not found" onClose={onClose} />;
  if (error && !veterinarian)
    return <NoSheet {...ERRORS.fetchVeterinarian} error={error} onRetry={() => refetch()} onClose={onClose} />;
  if (!veterinarian || !isComplete) return null;
  const name = doctorName(veterinarian.name);
  return (
    <EarlierSheet
      subtitle={`If a time with ${name} comes free, we ask you.`}
      subject={{ veterinarianId: veterinarian.id, petId: pets[0]?.id ?? '', visitTypeId }}
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
  return (
    <Sheet title="Earlier is better" closeLabel="Close" onClose={onClose}>
      <Box px="7" pb="7">
        <ErrorState {...failure} headingLevel="h3" />
      </Box>
    </Sheet>
  );
}

function WhomFor({ form, pets }: { form: UseFormReturn<EarlierWish>; pets: readonly PetToBook[] }) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap="4">
      {pets.length > 0 && (
        <FormField label="Pet">
          <SelectInput
            {...register('petId')}
            options={pets.map(({ id, name, type, owner }) => ({
              value: id,
              label: owner ? `${name} (${owner}’s)` : `${name} (${type})`,
            }))}
          >
            <option value="">Another pet</option>
          </SelectInput>
        </FormField>
      )}
      {watch('petId') === '' && (
        <SimpleGrid minChildWidth="min(9rem, 100%)" gap="3">
          <FormField label="Pet Name" error={errors.petName?.message} required>
            <Input {...register('petName')} autoComplete="off" data-missing="" />
          </FormField>
          <FormField label="Pet Type" error={errors.petType?.message} required>
            <SelectInput {...register('petType')} options={TYPES}>
              <option value="">Choose a type</option>
            </SelectInput>
          </FormField>
        </SimpleGrid>
      )}
      <FormField label="Reason for Visit" error={errors.reason?.message} required>
        <Textarea {...register('reason')} rows={2} data-missing="" />
      </FormField>
    </Stack>
  );
}
