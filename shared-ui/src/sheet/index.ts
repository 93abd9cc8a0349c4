export { Sheet, SheetForm, type SheetFormProps, type SheetOnPage, type SheetProps } from './sheet.tsx';
