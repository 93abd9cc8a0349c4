import type { Channel, SliceManifest } from '@veto/slice-kit/contract';
import { sliceManifestSchema } from '@veto/slice-kit/contract';

/** A channel with nothing but what slices say of themselves. */
export function channelOf(...manifests: readonly unknown[]): Channel {
  const slices: Channel['slices'] = {};
  for (const input of manifests) {
    const manifest: SliceManifest = sliceManifestSchema.parse(input);
    slices[manifest.name] = {
      movedBy: 'start',
      stable: {
        slice: manifest.name,
        version: '1.0.0-abcdef12',
        contract: manifest.contract,
        entry: 'entry.js',
        container: `${manifest.name.replaceAll('-', '_')}_1_0_0_abcdef12`,
        exposes: ['./slice'],
        files: {},
        chunks: {},
        shared: {},
        sharedByChunk: {},
        usedExports: {},
        manifest,
      },
    };
  }
  return { revision: 1, releasesUrl: '/releases/', slices };
}

const toSignIn = { redirects: { 'signed-out': '/login' } };

/** The four slices of the site with the routes whose answer depends on who asks, and a few that everybody sees. */
export const SITE = channelOf(
  {
    name: 'discovery',
    contract: '^1.0.0',
    routes: [
      { path: '/', title: 'Home', skeleton: 'hero' },
      { path: '/doctors', title: 'Find a Veterinarian', skeleton: 'cards' },
      { path: '/veterinarian/:id', title: 'Veterinarian', skeleton: 'profile' },
    ],
    nav: [
      { area: 'header', label: 'Home', href: '/', order: 10 },
      {
        area: 'header',
        label: 'Find Vets',
        href: '/doctors',
        audience: ['signed-out', 'owner', 'no-profile'],
        order: 20,
      },
      { area: 'footer', group: 'Support', label: 'Help Center', href: '/help', order: 210 },
      { area: 'footer', group: 'Pet Owners', label: 'Find a Vet', href: '/doctors', order: 10 },
    ],
  },
  {
    name: 'owner',
    contract: '^1.0.0',
    routes: [
      { path: '/pets', title: 'My Pets' },
      { path: '/pets/:id', title: 'Pet details' },
      { path: '/dashboard', audience: ['owner'], title: 'Dashboard' },
      {
        path: '/appointments',
        audience: ['owner', 'no-profile'],
        ...toSignIn,
        title: 'My Appointments',
        skeleton: 'list',
      },
      {
        path: '/appointments/new',
        audience: ['owner', 'no-profile'],
        redirects: { 'signed-out': '/login', veterinarian: '/dashboard' },
        title: 'Book an Appointment',
      },
      { path: '/messages', audience: ['owner', 'veterinarian', 'no-profile'], ...toSignIn, title: 'Messages' },
    ],
    nav: [
      { area: 'header', label: 'My Pets', href: '/pets', audience: ['owner', 'no-profile'], order: 30 },
      { area: 'footer', group: 'Pet Owners', label: 'My Pets', href: '/pets', order: 30 },
    ],
  },
  {
    name: 'vet',
    contract: '^1.0.0',
    routes: [
      { path: '/dashboard', audience: ['veterinarian'], title: 'Dashboard' },
      { path: '/appointments', audience: ['veterinarian'], title: 'Appointments' },
      { path: '/for-vets', title: 'For veterinarians' },
      {
        path: '/for-vets/manage',
        audience: ['veterinarian'],
        redirects: { 'signed-out': '/login', owner: '/for-vets', 'no-profile': '/for-vets' },
        title: 'Manage',
      },
      {
        path: '/for-vets/calendar',
        audience: ['veterinarian'],
        redirects: { 'signed-out': '/login', owner: '/for-vets', 'no-profile': '/for-vets' },
        title: 'Calendar',
      },
    ],
    nav: [{ area: 'footer', group: 'Vets', label: 'Join Our Platform', href: '/for-vets', order: 100 }],
  },
);
