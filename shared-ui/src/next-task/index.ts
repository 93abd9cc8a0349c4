export { afterPaint } from './after-paint.ts';
export { nextTask } from './next-task.ts';
