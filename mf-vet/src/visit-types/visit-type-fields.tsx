import {
  BOOKED_BY,
  BOOKED_BY_WORDS,
  TREATS,
  VISITS,
  VISITS_WORDS,
  type VisitTypeValues,
} from '@veto/shared-data/visit-types';
import { filterPetTypes } from '@veto/shared-data/vocabulary';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { NumberField } from '@veto/shared-ui/number-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { type Say, useSay } from '@veto/slice-kit';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxList } from '../offer/checkbox-list.tsx';
import { FurtherNames } from './further-names.tsx';

const animals = (say: Say) => TREATS.map((value) => ({ value, label: say(filterPetTypes([value])[0] ?? value) }));
const whoComes = (say: Say) => VISITS.map((value) => ({ value, label: say(VISITS_WORDS[value]) }));
const whoBooks = (say: Say) => BOOKED_BY.map((value) => ({ value, label: say(BOOKED_BY_WORDS[value]) }));

export function VisitTypeFields({ form }: { form: UseFormReturn<VisitTypeValues> }) {
  const say = useSay();
  const { register, formState, watch, setValue } = form;
  const writtenIn = watch('writtenIn');
  const { errors } = formState;
  return (
    <Stack gap="4">
      <FormField label={say('Name')} error={errors.name?.message} required>
        <Input {...register('name')} lang={writtenIn || undefined} maxLength={80} autoComplete="off" />
      </FormField>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        <NumberField
          label={say('Length')}
          unit={say('minutes')}
          error={errors.minutes?.message}
          required
          input={{ ...register('minutes'), inputMode: 'numeric' }}
        />
        <NumberField
          label={say('Price from')}
          unit="zł"
          error={errors.priceFrom?.message}
          input={{ ...register('priceFrom'), inputMode: 'numeric' }}
        />
        <NumberField
          label={say('Price to')}
          unit="zł"
          error={errors.priceTo?.message}
          input={{ ...register('priceTo'), inputMode: 'numeric' }}
        />
      </SimpleGrid>
      <Stack gap="1">
        <CheckboxList
          legend={say('For')}
          options={animals(say)}
          chosen={watch('treats')}
          onChange={(treats) =>
            setValue(
              'treats',
              TREATS.filter((code) => treats.includes(code)),
              { shouldDirty: true },
            )
          }
        />
        <Text textStyle="sm" color="muted">
          {say('Tick none to offer it for all animals you treat.')}
        </Text>
      </Stack>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField label={say('For which visits')}>
          <SelectInput {...register('visits')} options={whoComes(say)} />
        </FormField>
        <FormField label={say('Who may book')}>
          <SelectInput {...register('bookedBy')} options={whoBooks(say)} />
        </FormField>
      </SimpleGrid>
      <FormField
        label={say('Preparation')}
        // AAHA's anesthesia guidelines, 2020; a rabbit whose gut stands still may die of it.
        helper={say(
          'What owners should do or bring: “Dogs and cats: no food for 6 hours. Rabbits and rodents: feed as usual.”',
        )}
        error={errors.preparation?.message}
      >
        <Textarea {...register('preparation')} lang={writtenIn || undefined} rows={2} maxLength={1000} />
      </FormField>
      <FurtherNames form={form} />
    </Stack>
  );
}
