import { expect, it } from 'vitest';
import { beginSheetPerStep } from './sheet-per-step.ts';

/** Emotion's own counting. */
class Sheet {
  readonly elements: string[][] = [];
  ctr = 0;
  insert(rule: string): void {
    if (this.ctr === 0) this.elements.push([]);
    this.elements.at(-1)?.push(rule);
    this.ctr++;
  }
}

it('keeps the rules of one step together, and those of the next apart and behind them', async () => {
  const sheet = new Sheet();
  beginSheetPerStep(sheet);
  sheet.insert('.a{}');
  sheet.insert('.b{}');
  await Promise.resolve();
  sheet.insert('.c{}');
  await Promise.resolve();
  sheet.insert('.d{}');
  sheet.insert('.e{}');
  expect(sheet.elements).toEqual([['.a{}', '.b{}'], ['.c{}'], ['.d{}', '.e{}']]);
});
