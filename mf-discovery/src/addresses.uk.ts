import type { Catalogue } from '@veto/slice-kit';

/** Searches that have another address in Ukrainian: the map reads words. Elsewhere a link leads to the page's Ukrainian twin by itself. */
export const ADDRESSES_IN_UKRAINIAN = {
  '/': '/',
  '/contact': '/contact',
  '/doctors': '/map-search',
  '/doctors?sort=earliest': '/map-search',
  '/doctors?sort=reviews': '/map-search',
  '/doctors?specialty=General+Veterinarian': '/map-search?query=терапевт',
  '/doctors?specialty=Dentistry': '/map-search?query=стоматологія',
  '/doctors?specialty=Surgery': '/map-search?query=хірургія',
  '/doctors?specialty=Dermatology&specialty=Cardiology&specialty=Exotic+Animals': '/map-search',
  '/register': '/register',
} as const satisfies Catalogue;
