export { FormSheet, type FormSheetProps } from './form-sheet.tsx';
