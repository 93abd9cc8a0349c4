// Written by `slice types`: the site's addresses with their slices, and the props of its slots.
import '@veto/slice-kit/live-site';

declare module '@veto/slice-kit/live-site' {
  interface LiveAddresses {
    '/': 'mf-discovery';
    '/_moderation': 'shell';
    '/_platform': 'shell';
    '/account': 'mf-owner';
    '/appointments': 'mf-owner' | 'mf-vet';
    '/appointments/:id': 'mf-owner' | 'mf-vet';
    '/appointments/new': 'mf-owner';
    '/contact': 'mf-discovery';
    '/dashboard': 'mf-owner' | 'mf-vet';
    '/doctors': 'mf-discovery';
    '/emergency': 'mf-discovery';
    '/for-vets': 'mf-vet';
    '/for-vets/calendar': 'mf-vet';
    '/for-vets/manage': 'mf-vet';
    '/for-vets/start': 'mf-vet';
    '/forgot-password': 'shell';
    '/guest-visit': 'mf-owner';
    '/help': 'mf-discovery';
    '/household': 'mf-owner';
    '/household/join': 'mf-owner';
    '/login': 'shell';
    '/map-search': 'mf-specialist-pl';
    '/messages': 'mf-owner';
    '/messages/:person': 'mf-owner';
    '/passport': 'mf-owner';
    '/pets': 'mf-owner';
    '/pets/:id': 'mf-owner';
    '/pets/:id/passport': 'mf-owner';
    '/pl': 'mf-discovery';
    '/pl/account': 'mf-owner';
    '/pl/appointments': 'mf-owner' | 'mf-vet';
    '/pl/appointments/:id': 'mf-owner' | 'mf-vet';
    '/pl/appointments/new': 'mf-owner';
    '/pl/contact': 'mf-discovery';
    '/pl/dashboard': 'mf-owner' | 'mf-vet';
    '/pl/emergency': 'mf-discovery';
    '/pl/for-vets': 'mf-vet';
    '/pl/for-vets/calendar': 'mf-vet';
    '/pl/for-vets/manage': 'mf-vet';
    '/pl/for-vets/start': 'mf-vet';
    '/pl/forgot-password': 'shell';
    '/pl/guest-visit': 'mf-owner';
    '/pl/help': 'mf-discovery';
    '/pl/household': 'mf-owner';
    '/pl/household/join': 'mf-owner';
    '/pl/login': 'shell';
    '/pl/messages': 'mf-owner';
    '/pl/messages/:person': 'mf-owner';
    '/pl/passport': 'mf-owner';
    '/pl/pets': 'mf-owner';
    '/pl/pets/:id': 'mf-owner';
    '/pl/pets/:id/passport': 'mf-owner';
    '/pl/privacy': 'mf-discovery';
    '/pl/register': 'shell';
    '/pl/reset-password': 'shell';
    '/pl/services': 'mf-discovery';
    '/pl/terms': 'mf-discovery';
    '/pl/unsubscribe/:link': 'mf-discovery';
    '/pl/vet-details': 'mf-vet';
    '/privacy': 'mf-discovery';
    '/register': 'shell';
    '/reset-password': 'shell';
    '/services': 'mf-discovery';
    '/specialist/:id': 'mf-specialist-pl';
    '/terms': 'mf-discovery';
    '/uk': 'mf-discovery';
    '/uk/emergency': 'mf-discovery';
    '/uk/guest-visit': 'mf-owner';
    '/uk/household/join': 'mf-owner';
    '/uk/map-search': 'mf-specialist-pl';
    '/uk/specialist/:id': 'mf-specialist-pl';
    '/unsubscribe/:link': 'mf-discovery';
    '/vet-details': 'mf-vet';
    '/veterinarian': 'mf-discovery';
    '/veterinarian/:id': 'mf-discovery';
    '/veterinarians': 'mf-discovery';
  }
  interface LiveParts {
    'site.header.news': { language: 'en' | 'pl' | 'uk' };
    'specialist.booking': { veterinarian: string; language: string };
    'vet.profile.booking': { veterinarian: string };
    'vet.profile.contact': { veterinarian: string };
  }
}
