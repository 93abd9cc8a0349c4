import type { Answered } from '@veto/shared-data/public-questions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptPages, RenderedPage } from './kept-pages.ts';

const answer = (data: unknown, at = 0): Answered => ({ key: ['vets'], data, at, again: false });
const rendered = (html: string, ...answers: Answered[]) =>
  new RenderedPage({ html, rules: {}, head: undefined }, [], answers);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T08:26:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page that was rendered', () => {
  it('is true of the same answers, whenever they were given', () => {
    expect(rendered('', answer(['Anna'])).isTrueOf([answer(['Anna'], 9)])).toBe(true);
  });

  it('is not true of others, of more or of fewer', () => {
    const page = rendered('', answer(['Anna']));
    expect(page.isTrueOf([answer(['Ewa'])])).toBe(false);
    expect(page.isTrueOf([answer(['Anna']), answer([])])).toBe(false);
    expect(page.isTrueOf([])).toBe(false);
  });

  it('is true until the next minute at which a practice may open', () => {
    const page = rendered('Opens at 9:30', answer([]));
    vi.setSystemTime(new Date('2026-11-25T08:29:59Z'));
    expect(page.isTrueOf([answer([])])).toBe(true);
    vi.setSystemTime(new Date('2026-11-25T08:30:00Z'));
    expect(page.isTrueOf([answer([])])).toBe(false);
  });
});

describe('kept pages', () => {
  it('are taken once, and go when there are too many', () => {
    const kept = new KeptPages();
    const page = rendered('a');
    kept.keep('/', page);
    expect(kept.take('/')).toBe(page);
    expect(kept.take('/')).toBeUndefined();
    kept.keep('/', page);
    for (let index = 0; index < 7; index++) kept.keep(`/${index}`, rendered('a'.repeat(5 * 2 ** 20)));
    expect(kept.take('/')).toBeUndefined();
    expect(kept.take('/6')).toBeDefined();
  });
});
