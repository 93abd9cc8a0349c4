export { ReadingDialog, type ReadingDialogProps } from './reading-dialog.tsx';
