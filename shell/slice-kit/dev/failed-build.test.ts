import { expect, it } from 'vitest';
import { failedBuild } from './failed-build.ts';

const place = (text: string) => failedBuild(new Error(text), '/veto').place;

it('names file and line of a syntax error, of a module that is not there, and of a file as a whole', () => {
  const frame = `VETO-402 mf-hotel does not build:
ERROR in ./src/app.tsx
Module build failed (from ../node_modules/swc-loader/src/index.js):
Error:   x Unexpected token
    ,-[/veto/mf-hotel/src/app.tsx:19:1]
 19 |   const = 3;`;
  expect(place(`VETO-402 Not everything was built.\n${frame}`)).toBe('mf-hotel/src/app.tsx:19');
  const missing = `VETO-402 mf-hotel does not build:\nERROR in ./src/app.tsx 2:0-33\nModule not found: './gone.ts'`;
  expect(place(missing)).toBe('mf-hotel/src/app.tsx:2');
  expect(place('VETO-402 mf-hotel does not build:\nERROR in ./src/app.tsx\nno line')).toBe('mf-hotel/src/app.tsx');
});

it('shows what it cannot read as it is, and no folder of this machine', () => {
  expect(failedBuild(new Error('VETO-401 /veto/mf-hotel/slice.json: no'), '/veto')).toEqual({
    place: 'The source does not build',
    text: 'VETO-401 mf-hotel/slice.json: no',
  });
});
