import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Chakra as it is installed, patched. */
const installed = (module: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@chakra-ui/react`)).replace(/dist\/.*/, `dist/${module}`), 'utf8');

it.each([
  ['esm', 'js'],
  ['cjs', 'cjs'],
])('the patch stands in the %s build of Chakra: an update that drops it is seen', (format, ending) => {
  const system = installed(`${format}/styled-system/system.${ending}`);
  expect(system).toContain('configs.length === 1 ? configs[0] :');
  expect(system).toContain('return _global ??= [getPreflightCss(), getGlobalCss(), getTokenCss()]');
  const conditions = installed(`${format}/styled-system/conditions.${ending}`);
  expect(conditions).toContain('return Object.hasOwn(values, key) ||');
});
