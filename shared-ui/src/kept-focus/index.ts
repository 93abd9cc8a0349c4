export { KEPT_FOCUS } from './kept-focus.ts';
