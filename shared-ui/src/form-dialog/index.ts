export { FORM_DIALOG_IN_POLISH } from './form-dialog.pl.ts';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
