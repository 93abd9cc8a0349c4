export { EDIT_FORM_IN_POLISH } from './edit-form.pl.ts';
export { EditForm, type EditFormProps } from './edit-form.tsx';
