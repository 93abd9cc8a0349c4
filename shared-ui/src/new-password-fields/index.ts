export { NewPasswordFields, type NewPasswordFieldsProps } from './new-password-fields.tsx';
