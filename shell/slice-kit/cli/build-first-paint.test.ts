import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, sliceRelease } from '../releases/release.fixture.ts';
import {
  type BuiltFirstPaint,
  besideFirstPaint,
  chunksToLeaveOut,
  framesToRender,
  mountsItself,
  routesToRender,
  SHELL_PARTS,
} from './build-first-paint.ts';

test('rendered is what answers everybody at one address, unless slice.json says no', () => {
  const { manifest } = sliceRelease('mf-pets', '1.0.0-9e15aaaaaaaa');
  const [route] = manifest.routes;
  if (!route) throw new Error('the fixture has a route');
  const routes = [
    route,
    { ...route, path: '/pets/:id' },
    { ...route, path: '/pets/*' },
    { ...route, path: '/mine', audience: ['owner' as const] },
    { ...route, path: '/moved', firstPaint: false },
  ];
  expect(routesToRender({ ...manifest, routes })).toEqual(['/mf-pets']);
  expect(framesToRender({ ...manifest, routes })).toEqual({
    '/mf-pets': ['owner', 'veterinarian'],
    '/mine': ['owner'],
  });
});

test('pages that are never rendered are left out, but for what a rendered page has too', () => {
  const { manifest } = sliceRelease('mf-pets', '1.0.0-9e15aaaaaaaa');
  const [route] = manifest.routes;
  if (!route) throw new Error('the fixture has a route');
  const routes = [
    { ...route, preload: ['home'], later: ['map'] },
    { ...route, path: '/vets/:id', preload: ['vet'] },
    { ...route, path: '/mine/:id', audience: ['owner' as const], preload: ['mine', 'home', 'map'] },
    { ...route, path: '/own', audience: ['owner' as const], preload: ['own'] },
    { ...route, path: '/secret/:id', gate: 'secret-link' as const, preload: ['secret'] },
  ];
  expect(chunksToLeaveOut({ ...manifest, routes })).toEqual(['mine', 'secret']);
});

test('of the shell, the screens that anybody may open are rendered', () => {
  const screens = ['/login', '/register', '/forgot-password'];
  const inPolish = screens.map((path) => `/pl${path}`);
  expect(SHELL_PARTS).toEqual(['frame', 'frame-pl', 'frame-uk', 'gate', 'gate-pl', 'gate-uk', ...screens, ...inPolish]);
});

test.each([
  ["import { singleSpaSlice } from '@veto/slice-kit/single-spa';", true],
  ["import { defineSlice } from '@veto/slice-kit';", false],
])('a slice with %s has no component to render: %s', async (text, is) => {
  const folder = await newFolder('lifecycles');
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/slice.ts'), text);
  expect(mountsItself(folder)).toBe(is);
});

test('a build that fails ends once nothing is rendered any more', async () => {
  const rendering = Promise.withResolvers<BuiltFirstPaint>();
  const order: string[] = [];
  const building = besideFirstPaint(rendering.promise, async () => {
    throw new Error('does not compile');
  }).finally(() => order.push('ended'));
  // Later than a failure needs to come through.
  setTimeout(() => {
    order.push('rendered');
    rendering.resolve({ firstPaint: undefined, hash: '', files: [], notes: [] });
  });
  await expect(building).rejects.toThrow('does not compile');
  expect(order).toEqual(['rendered', 'ended']);
});
