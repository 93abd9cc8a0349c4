import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { passwordMatches } from './password-matches.ts';

const hashOf = (password: string) => createHash('sha256').update(password).digest('hex');

describe('the gate', () => {
  it.each(['veto', 'zażółć gęślą jaźń', ' with spaces ', '🐾'])('opens for %j', (password) => {
    expect(passwordMatches(password, hashOf(password))).toBe(true);
  });

  it('takes the hash in capitals too', () => {
    expect(passwordMatches('veto', hashOf('veto').toUpperCase())).toBe(true);
  });

  it.each(['Veto', 'veto ', '', 'vet'])('stays shut for %j', (password) => {
    expect(passwordMatches(password, hashOf('veto'))).toBe(false);
  });
});
