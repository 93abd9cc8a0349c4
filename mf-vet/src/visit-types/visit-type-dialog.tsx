import { RequestError } from '@veto/shared-data/core';
import { useFormDraft } from '@veto/shared-data/drafts';
import { messageOf, PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { formResolver } from '@veto/shared-data/typed';
import {
  useSaveVisitType,
  type VisitType,
  type VisitTypeValues,
  visitTypeSchema,
  visitTypeValues,
} from '@veto/shared-data/visit-types';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { RemoveVisitType } from './remove-visit-type.tsx';
import { VisitTypeFields } from './visit-type-fields.tsx';

export interface VisitTypeDialogProps {
  /** Missing for a new one. */
  type?: VisitType;
  position: number;
  onClose: () => void;
}

/** Adds, changes or removes a kind of visit. Typed words stay until they are saved or cancelled. */
export default function VisitTypeDialog({ type, position, onClose }: VisitTypeDialogProps) {
  const say = useSay();
  const { mutateAsync } = useSaveVisitType();
  const [removing, setRemoving] = useState(false);
  const [opened] = useState(() => visitTypeValues(type));
  const form = useForm<VisitTypeValues>({
    resolver: formResolver(visitTypeSchema),
    defaultValues: opened,
  });
  const draft = useFormDraft(form, type ? `visit-type ${type.id}` : 'visit-type');
  const leave = draft.dropThen(onClose);
  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync({ ...(type?.id && { id: type.id }), values, opened, position });
      tellSuccess(PRACTICE_SUCCESS.visitTypeSaved);
      leave();
    } catch (error) {
      if (isNameTaken(error))
        form.setError(
          'name',
          { message: messageOf(error, PRACTICE_ERRORS.saveVisitType.description) },
          { shouldFocus: true },
        );
      else tellFailure(error, withReason(error, PRACTICE_ERRORS.saveVisitType));
    }
  });
  return (
    <>
      <FormDialog
        title={type ? say('Edit {name}', { name: type.name }) : say('Add a visit type')}
        submitLabel={say('Save')}
        submittingLabel={say('Saving...')}
        submitting={form.formState.isSubmitting}
        onSubmit={submit}
        onClose={onClose}
        onCancel={leave}
      >
        <VisitTypeFields form={form} />
        {type && (
          <Button variant="plain" colorPalette="red" mt="4" onClick={() => setRemoving(true)}>
            {say('Remove this type')}
          </Button>
        )}
      </FormDialog>
      {type && removing && <RemoveVisitType type={type} onRemoved={leave} onClose={() => setRemoving(false)} />}
    </>
  );
}

const isNameTaken = (error: unknown) => error instanceof RequestError && error.code === 'PT409';
