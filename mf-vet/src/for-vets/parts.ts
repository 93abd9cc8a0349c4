export { HeroStreet } from '@veto/shared-ui/hero-street';
export { SampleDay } from './sample-day.tsx';
