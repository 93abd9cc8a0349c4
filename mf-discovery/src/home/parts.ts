// What the home page shows besides its words, in one file that comes beside the answers.
export { HeroStreet } from '@veto/shared-ui/hero-street';
export { Motif } from '@veto/shared-ui/motif';
export { OwnWords } from '@veto/shared-ui/own-words';
export { CareDrawing } from './care-drawing.tsx';
export { FeaturedAnswer } from './featured-answer.tsx';
export { Greeter } from './greeter.tsx';
export { Looker } from './looker.tsx';
export { Peekers } from './peekers.tsx';
export { SampleTestimonials } from './sample-testimonials.tsx';
export { TestimonialsFailure } from './testimonials-failure.tsx';
