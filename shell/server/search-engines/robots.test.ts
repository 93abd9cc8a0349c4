import { expect, it } from 'vitest';
import { robotsText } from './robots.ts';
import { channelWithRoutes } from './routes.fixture.ts';

const OPEN = { gatePasswordSha256: '' };
const disallowed = (text: string) => [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);

it('opens calendars alone while a password closes the site, or nothing is published', () => {
  const closed = 'User-agent: *\nAllow: /calendar/\nDisallow: /\n';
  const channel = channelWithRoutes({ path: '/doctors' });
  expect(robotsText(channel, { gatePasswordSha256: 'abc' }, 'https://veto.example')).toBe(closed);
  expect(robotsText(undefined, OPEN, 'https://veto.example')).toBe(closed);
});

it('closes what needs a session or a secret or says so itself, and names the sitemap', () => {
  const text = robotsText(
    channelWithRoutes(
      { path: '/doctors' },
      { path: '/appointments', audience: ['owner'] },
      { path: '/appointments/:id', audience: ['owner'] },
      { path: '/leave/:link', gate: 'secret-link' },
      { path: '/pets', robots: 'noindex' },
    ),
    OPEN,
    'https://veto.example',
  );
  expect(disallowed(text)).toEqual([
    '/_dev/',
    '/_moderation',
    '/_platform',
    '/_storybook',
    '/appointments',
    '/forgot-password',
    '/leave/',
    '/login',
    '/pets',
    '/pl/forgot-password',
    '/pl/login',
    '/pl/register',
    '/pl/reset-password',
    '/register',
    '/reset-password',
  ]);
  expect(text).toContain('\nAllow: /calendar/\n');
  expect(text).toContain('\nSitemap: https://veto.example/sitemap.xml\n');
});

it('closes no public page with a private one that begins alike', () => {
  const text = robotsText(
    channelWithRoutes({ path: '/vet', robots: 'noindex' }, { path: '/vet/:id' }, { path: '/vets' }),
    OPEN,
    '',
  );
  expect(disallowed(text)).toContain('/vet$');
  expect(disallowed(text)).not.toContain('/vet');
  expect(text).not.toContain('Sitemap');
});
