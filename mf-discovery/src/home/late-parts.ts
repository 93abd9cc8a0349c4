import { lazy } from 'react';

// Most of the home page's code draws people and animals, which the document shows without any.
const parts = () => import(/* webpackChunkName: "home-parts" */ './parts.ts');

/** A new one asks again for code that did not arrive. */
export const lateFeaturedAnswer = () => lazy(async () => ({ default: (await parts()).FeaturedAnswer }));

export const HeroStreet = lazy(async () => ({ default: (await parts()).HeroStreet }));
export const CareDrawing = lazy(async () => ({ default: (await parts()).CareDrawing }));
export const FeaturedAnswer = lateFeaturedAnswer();
export const Greeter = lazy(async () => ({ default: (await parts()).Greeter }));
export const Looker = lazy(async () => ({ default: (await parts()).Looker }));
export const Motif = lazy(async () => ({ default: (await parts()).Motif }));
export const OwnWords = lazy(async () => ({ default: (await parts()).OwnWords }));
export const Peekers = lazy(async () => ({ default: (await parts()).Peekers }));
export const SampleTestimonials = lazy(async () => ({ default: (await parts()).SampleTestimonials }));
export const TestimonialsFailure = lazy(async () => ({ default: (await parts()).TestimonialsFailure }));
