export { latePart } from './late-part.tsx';
export { lateSheet } from './late-sheet.tsx';
