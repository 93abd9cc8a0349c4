export { Sheet, SheetForm, type SheetFormProps, type SheetProps } from './sheet.tsx';
