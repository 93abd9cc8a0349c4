import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

describe('the greeting', () => {
  it.each([
    [0, 'Good morning.'],
    [12, 'Good afternoon.'],
    [18, 'Good evening.'],
  ])('at %i is %s', (hour, words) => {
    expect(greeting(undefined, hour)).toBe(words);
  });

  it('names whom it knows, by first name', () => {
    expect(greeting(' Ola Nowak', 9)).toBe('Good morning, Ola.');
  });
});
