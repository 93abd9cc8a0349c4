export { HeroStreet, type HeroStreetProps } from './hero-street.tsx';
