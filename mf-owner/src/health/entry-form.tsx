import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { formResolver, useAskOnce } from '@veto/shared-data/typed';
import { DateInput } from '@veto/shared-ui/date-input';
import { EditForm } from '@veto/shared-ui/edit-form';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { NumberField } from '@veto/shared-ui/number-field';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { useSay } from '@veto/slice-kit';
import { type ComponentProps, useEffect } from 'react';
import { type DefaultValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { KeptNote } from '../dialog-address/kept-note.tsx';

type Values = Record<string, string>;

/** One field of an entry: its label, and what its input is; with `inputMode` or `unit` a number. */
export type EntryField<V extends Values> = { name: Path<V>; label: string; unit?: string } & Omit<
  ComponentProps<typeof Input>,
  'name' | 'form'
>;

interface EntryFormProps<V extends Values> {
  /** Tells it from other forms: 'add-weight 6f1c…'. */
  name: string;
  schema: Parameters<typeof formResolver>[0];
  start: V;
  fields: readonly EntryField<V>[];
  /** What is asked once before it is saved, and at which field. */
  question?: (values: V) => [field: Path<V>, question: string | null];
  save: (values: V & { idempotencyKey: string }) => Promise<unknown>;
  /** It was saved, or cancelled. */
  onDone: () => void;
}

/** A short form for one entry of a record; what was typed stays until it is saved or cancelled. */
export function EntryForm<V extends Values>(props: EntryFormProps<V>) {
  const { name, schema, start, fields, question, save, onDone } = props;
  const form = useForm<V>({
    resolver: formResolver(schema) as unknown as Resolver<V>,
    defaultValues: start as DefaultValues<V>,
  });
  const draft = useFormDraft(form, name);
  const asksOnce = useAskOnce(form, useSay());
  const leave = draft.dropThen(onDone);
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
    if (question && asksOnce(...question(values))) return;
    try {
      await save({ ...values, idempotencyKey: draft.idempotencyKey() });
      tellSuccess(SUCCESS.addedToRecord);
      leave();
    } catch (error) {
      tellFailure(error, withReason(error, ERRORS.addToRecord));
    }
  });
  return (
    <EditForm onSubmit={submit} onCancel={leave} saving={formState.isSubmitting}>
      {draft.restored && <KeptNote onStartAfresh={draft.startAfresh} />}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {fields.map(({ name, label, unit, ...input }) => {
          const shared = { label, error: formState.errors[name]?.message as string | undefined };
          return unit || input.inputMode ? (
            <NumberField key={name} {...shared} unit={unit} input={{ ...register(name), ...input }} />
          ) : (
            <FormField key={name} {...shared}>
              {input.type === 'date' ? (
                <DateInput {...register(name)} max={input.max} />
              ) : (
                <Input {...register(name)} {...input} />
              )}
            </FormField>
          );
        })}
      </SimpleGrid>
    </EditForm>
  );
}
