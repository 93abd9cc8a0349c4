import { useSay } from '@veto/slice-kit';
import { FormField } from '../form-field/form-field.tsx';
import { PasswordInput, type PasswordInputProps } from '../password-input/password-input.tsx';

export interface NewPasswordFieldsProps {
  /** Of the first field: 'New password'. */
  label: string;
  /** What a form registers for the field. */
  password: PasswordInputProps;
  confirmPassword: PasswordInputProps;
  errors: { password?: { message?: string } | undefined; confirmPassword?: { message?: string } | undefined };
}

/** A password that is made up, and typed a second time. */
export function NewPasswordFields({ label, password, confirmPassword, errors }: NewPasswordFieldsProps) {
  const say = useSay();
  return (
    <>
      <FormField label={label} helper={say('At least 6 characters')} error={errors.password?.message}>
        <PasswordInput shownAs={label} autoComplete="new-password" {...password} />
      </FormField>
      <FormField label={say('Confirm password')} error={errors.confirmPassword?.message}>
        <PasswordInput shownAs={say('Confirm password')} autoComplete="new-password" {...confirmPassword} />
      </FormField>
    </>
  );
}
