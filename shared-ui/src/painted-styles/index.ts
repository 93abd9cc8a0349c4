export { KeepStyles, pageRules, rulesByName, rulesOf } from './kept-styles.tsx';
