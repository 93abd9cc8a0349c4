import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { toaster } from '@veto/shared-ui/core';
import { EditForm } from '@veto/shared-ui/edit-form';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { type ComponentProps, useEffect } from 'react';
import { type DefaultValues, type Path, type Resolver, useForm } from 'react-hook-form';

type Values = Record<string, string>;

/** One field of an entry: its label, and what its input is. */
export type EntryField<V extends Values> = { name: Path<V>; label: string } & Omit<
  ComponentProps<typeof Input>,
  'name' | 'form'
>;

interface EntryFormProps<V extends Values> {
  schema: Parameters<typeof standardSchemaResolver>[0];
  start: V;
  fields: readonly EntryField<V>[];
  save: (values: V) => Promise<unknown>;
  /** It was saved, or cancelled. */
  onDone: () => void;
}

/** A short form for one entry of a record; what was typed stays until it is saved or cancelled. */
export function EntryForm<V extends Values>({ schema, start, fields, save, onDone }: EntryFormProps<V>) {
  const form = useForm<V>({
    resolver: standardSchemaResolver(schema) as unknown as Resolver<V>,
    defaultValues: start as DefaultValues<V>,
  });
  const { register, setFocus, handleSubmit, formState } = form;
  const [first] = fields;
  const firstName = first?.name;
  // Whoever opened it goes on from its first field, once the menu that opened it has given the focus back.
  useEffect(() => {
    if (!firstName) return;
    const frame = requestAnimationFrame(() => setFocus(firstName));
    return () => cancelAnimationFrame(frame);
  }, [firstName, setFocus]);
  const submit = handleSubmit(async (values) => {
    try {
      await save(values);
      toaster.create({ type: 'success', ...SUCCESS.addedToRecord });
      onDone();
    } catch (error) {
      tellFailure(error, withReason(error, ERRORS.addToRecord));
    }
  });
  return (
    <EditForm onSubmit={submit} onCancel={onDone} saving={formState.isSubmitting}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {fields.map(({ name, label, ...input }) => (
          <FormField key={name} label={label} error={formState.errors[name]?.message as string | undefined}>
            <Input {...register(name)} {...input} />
          </FormField>
        ))}
      </SimpleGrid>
    </EditForm>
  );
}
