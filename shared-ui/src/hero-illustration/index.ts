export { HeroIllustration } from '../illustration/hero-illustration.tsx';
