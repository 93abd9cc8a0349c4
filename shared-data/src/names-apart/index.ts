export { namesApart } from './names-apart.ts';
