export { KeptLink, type KeptLinkProps } from './kept-link.tsx';
