export { READING_IN_POLISH } from './reading-dialog.pl.ts';
export { ReadingDialog, type ReadingDialogProps } from './reading-dialog.tsx';
