export { type Undoable, UndoBar, type UndoBarProps } from './undo-bar.tsx';
