import type { Catalogue } from '@veto/slice-kit';

/** Pages that have another address in Polish. */
export const ADDRESSES_IN_POLISH = {
  '/': '/pl',
  '/doctors': '/map-search',
  '/doctors?sort=earliest': '/map-search',
  '/doctors?sort=reviews': '/map-search',
  '/doctors?specialty=General+Veterinarian': '/map-search?query=weterynarz',
  '/doctors?specialty=Dentistry': '/map-search?query=stomatologia',
  '/doctors?specialty=Surgery': '/map-search?query=chirurgia',
  '/doctors?specialty=Dermatology&specialty=Cardiology&specialty=Exotic+Animals': '/map-search',
  '/services': '/pl/services',
  '/help': '/pl/help',
  '/contact': '/pl/contact',
  '/privacy': '/pl/privacy',
  '/terms': '/pl/terms',
  '/account': '/account',
  '/emergency': '/pl/emergency',
  '/register': '/pl/register',
  '/register?type=veterinarian': '/pl/register?type=veterinarian',
} as const satisfies Catalogue;
