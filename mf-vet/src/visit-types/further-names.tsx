import type { VisitTypeValues } from '@veto/shared-data/visit-types';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Stack } from '@veto/shared-ui/stack';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSay } from '@veto/slice-kit';
import type { UseFormReturn } from 'react-hook-form';
import { addedLanguages, inLanguage, TextLanguages } from '../own-texts/text-languages.tsx';

/** The name of a kind of visit, and how to prepare for it, in further languages. */
export function FurtherNames({ form }: { form: UseFormReturn<VisitTypeValues> }) {
  const say = useSay();
  const { register, formState, watch, setValue, setFocus } = form;
  const [name, preparation, writtenIn] = watch(['name', 'preparation', 'writtenIn']);
  const added = addedLanguages(writtenIn, ...watch(['nameIn', 'preparationIn']));
  const { errors } = formState;
  return (
    <>
      <TextLanguages
        first={[name, preparation].join(' ')}
        writtenIn={writtenIn}
        onWrittenIn={(language) => setValue('writtenIn', language, { shouldDirty: true })}
        added={added}
        onAdd={(language) => setValue(`nameIn.${language}`, '')}
        onShown={(language) => setFocus(`nameIn.${language}`)}
      />
      {added.map((language) => (
        <Stack key={language} gap="4">
          <FormField label={inLanguage(say, 'Name', language)} error={errors.nameIn?.[language]?.message}>
            <Input {...register(`nameIn.${language}`)} lang={language} maxLength={80} autoComplete="off" />
          </FormField>
          <FormField label={inLanguage(say, 'Preparation', language)} error={errors.preparationIn?.[language]?.message}>
            <Textarea {...register(`preparationIn.${language}`)} lang={language} rows={2} maxLength={1000} />
          </FormField>
        </Stack>
      ))}
    </>
  );
}
