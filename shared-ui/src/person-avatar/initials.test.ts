import { describe, expect, it } from 'vitest';
import { initialsOf, tintIndexOf } from './initials.ts';

describe('the initials of a name', () => {
  it('are the first letters of all its words, upper-case, Polish letters included', () => {
    expect(initialsOf('łucja żak')).toBe('ŁŻ');
    expect(initialsOf('Anna Maria  Kowalska')).toBe('AMK');
    expect(initialsOf('😀 x')).toBe('😀X');
  });
  it('are as few as there is room for', () => {
    expect(initialsOf('Anna Maria Kowalska', 2)).toBe('AM');
  });
  it('are empty for an empty name', () => {
    expect(initialsOf('  ')).toBe('');
  });
});

describe('the tint of a name', () => {
  it('is the same every time and within range', () => {
    expect(tintIndexOf('Ewa Nowak', 6)).toBe(tintIndexOf('Ewa Nowak', 6));
    const tints = new Set(
      ['Ewa', 'Jan', 'Ola', 'Iga', 'Adam', 'Piotr', 'Anna', 'Zofia'].map((name) => tintIndexOf(name, 6)),
    );
    expect(Math.max(...tints)).toBeLessThan(6);
    expect(tints.size).toBeGreaterThan(2);
  });
});
