import { lazy } from 'react';

// Most of the page's code draws people and animals, which the document shows without any.
const parts = () => import(/* webpackChunkName: "for-vets-parts" */ './parts.ts');

export const HeroStreet = lazy(async () => ({ default: (await parts()).HeroStreet }));
export const SampleDay = lazy(async () => ({ default: (await parts()).SampleDay }));
