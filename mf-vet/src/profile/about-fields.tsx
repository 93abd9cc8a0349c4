import type { VetEditValues } from '@veto/shared-data/profiles';
import { FormField } from '@veto/shared-ui/form-field';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSay } from '@veto/slice-kit';
import type { UseFormReturn } from 'react-hook-form';
import { addedLanguages, inLanguage, TextLanguages } from '../own-texts/text-languages.tsx';

/** The fields of the profile as typed. */
export interface FormValues extends Omit<VetEditValues, 'yearsOfExperience'> {
  yearsOfExperience: string;
}

/** What a vet says of their work, in each language that they write in. */
export function AboutFields({ form }: { form: UseFormReturn<FormValues, unknown, VetEditValues> }) {
  const say = useSay();
  const { register, formState, setValue, setFocus, watch } = form;
  const [writtenIn, description, descriptionIn] = watch(['writtenIn', 'description', 'descriptionIn']);
  const added = addedLanguages(writtenIn, descriptionIn);
  const { errors } = formState;
  return (
    <>
      <FormField
        label={say('About')}
        helper={say('What owners should know about you and your work.')}
        error={errors.description?.message}
      >
        <Textarea {...register('description')} lang={writtenIn || undefined} rows={5} autoresize />
      </FormField>
      <TextLanguages
        first={description}
        writtenIn={writtenIn}
        onWrittenIn={(language) => setValue('writtenIn', language, { shouldDirty: true })}
        added={added}
        onAdd={(language) => setValue(`descriptionIn.${language}`, '')}
        onShown={(language) => setFocus(`descriptionIn.${language}`)}
      />
      {added.map((language) => (
        <FormField
          key={language}
          label={inLanguage(say, 'About', language)}
          error={errors.descriptionIn?.[language]?.message}
        >
          <Textarea {...register(`descriptionIn.${language}`)} lang={language} rows={5} autoresize />
        </FormField>
      ))}
    </>
  );
}
