import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TOOL_ERRORS } from '../releases/tool-error.ts';
import { PLATFORM_ERRORS } from '../src/errors/index.ts';
import { sliceKitFolder } from './workspace.ts';

it('the guide has a line for each code, and for no other', async () => {
  const guide = await readFile(join(sliceKitFolder, 'CODES.md'), 'utf8');
  const lines = [...guide.matchAll(/^\| (VETO-\d{3}) \|/gm)].map(([, code]) => code);
  expect(lines.toSorted()).toEqual([...Object.keys(PLATFORM_ERRORS), ...Object.keys(TOOL_ERRORS)].toSorted());
});
