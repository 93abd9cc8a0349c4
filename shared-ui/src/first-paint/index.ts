export { KeepStyles, pageRules, rulesOf } from './kept-styles.tsx';
