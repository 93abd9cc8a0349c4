import { expect, it } from 'vitest';
import { shellRelease, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { moveCommands } from './move-commands.ts';

const shell = { stable: shellRelease('1.0.0-5e11aaaaaaaa') };
const pets = { stable: sliceRelease('mf-pets', '1.0.0-9e15aaaaaaaa') };
const canary = { release: sliceRelease('mf-pets', '1.1.0-9e15bbbbbbbb'), percent: 5 };

const commandsOf = (slices: Parameters<typeof moveCommands>[0]['slices'], address = '/channels/stable.json') =>
  moveCommands({ shell, slices }, address)
    .filter(({ slice }) => slice === 'mf-pets')
    .map(({ move, command }) => `${move}: ${command}`);

it('has a command for each move that a slice allows', () => {
  expect(commandsOf({ 'mf-pets': pets })).toEqual([
    'Publish your source for 5 % of the visitors: npx -y pnpm@10 slice publish mf-pets --canary 5',
    'Go back to the last good release: npx -y pnpm@10 slice rollback mf-pets',
    'Take it out of the site: npx -y pnpm@10 slice retire mf-pets',
  ]);
  expect(commandsOf({ 'mf-pets': { ...pets, canary } }).slice(1, 3)).toEqual([
    'Give everybody the canary 1.1.0-9e15bbbbbbbb: npx -y pnpm@10 slice promote mf-pets --version 1.1.0-9e15bbbbbbbb',
    'End the canary 1.1.0-9e15bbbbbbbb: npx -y pnpm@10 slice rollback mf-pets',
  ]);
});

it('names the channel where it is not the one that is moved by default, and never retires the shell', () => {
  expect(commandsOf({ 'mf-pets': pets }, '/channels/beta.json?veto-revision=3')[1]).toBe(
    'Go back to the last good release: npx -y pnpm@10 slice rollback mf-pets --channel beta',
  );
  const ofShell = moveCommands({ shell, slices: {} }, '/channels/stable.json').map(({ command }) => command);
  expect(ofShell).toEqual(['npx -y pnpm@10 slice publish shell --canary 5', 'npx -y pnpm@10 slice rollback shell']);
});
