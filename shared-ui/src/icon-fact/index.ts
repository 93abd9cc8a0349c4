export { IconFact, type IconFactProps } from './icon-fact.tsx';
