export { EditForm, type EditFormProps } from './edit-form.tsx';
