import { expect, it } from 'vitest';
import { HEALTH_ARTICLES_IN_POLISH } from './health-tip.pl.ts';
import { HEALTH_TIPS_IN_POLISH } from './health-tips.pl.ts';
import { HEALTH_TIPS } from './health-tips.ts';

it('each text of the articles has its Polish', () => {
  const texts = HEALTH_TIPS.flatMap(({ title, summary, sections }) => [
    title,
    summary,
    ...sections.flatMap(({ heading, text }) => [heading, text]),
  ]);
  expect(texts.filter((text) => !(text in HEALTH_TIPS_IN_POLISH || text in HEALTH_ARTICLES_IN_POLISH))).toEqual([]);
});
