import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from './shell-word.ts';

it.each(['../checkout', '/home/zoë/C# apps', "it's $HOME `here` %20", '#1'])('is one word for a shell: %s', (path) => {
  expect(execFileSync('sh', ['-c', `printf '%s|' ${shellWord(path)}`], { encoding: 'utf8' })).toBe(`${path}|`);
});

it('leaves a plain path plain', () => expect(shellWord('../mf-checkout/dist_1')).toBe('../mf-checkout/dist_1'));
