import { expect, it } from 'vitest';
import { sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { frameTemplates } from './frames.ts';

const release = sliceRelease('mf-pets', '1.0.0-9e15aaaaaaaa');
const [route] = release.manifest.routes;
if (!route) throw new Error('the fixture has a route');
const held = { release, style: { url: '/frames.css', integrity: 'sha384-a' }, scripts: [] };
const path = route.path;

it('holds one template for audiences that see the same, and none of whom the slice does not answer', () => {
  const frames = { [path]: { owner: '<h1>Mail</h1>', veterinarian: '<h1>Mail</h1>' } };
  const markup = frameTemplates([{ ...held, route, frames }]);
  expect(markup).toBe(
    '<template data-frame-for="owner veterinarian"><link rel="stylesheet" data-page-styles="slice" href="/frames.css" integrity="sha384-a" crossorigin="anonymous"><div data-first-paint-of="mf-pets-frames" hidden="until-found"><h1>Mail</h1></div></template>',
  );
  const ofOwners = frameTemplates([{ ...held, route: { ...route, audience: ['owner'] }, frames }]);
  expect(ofOwners).toContain('data-frame-for="owner"');
});

it('asks for the scripts of the page in their turn', () => {
  const scripts = [{ url: '/pets.js', integrity: 'sha384-b' }];
  expect(frameTemplates([{ ...held, route, frames: { [path]: { owner: '<h1>Pets</h1>' } }, scripts }])).toContain(
    '<link rel="preload" as="script" href="/pets.js" integrity="sha384-b" crossorigin="anonymous" fetchpriority="low" media="not all">',
  );
});
