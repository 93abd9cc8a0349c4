export { ChoiceLinks, type ChoiceLinksProps } from './choice-links.tsx';
