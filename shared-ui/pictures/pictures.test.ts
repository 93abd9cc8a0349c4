import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './compare.ts';
import { findingsOf, judge } from './judge.ts';
import { reportPage } from './report.ts';

type Colour = [red: number, green: number, blue: number];
const WHITE: Colour = [255, 255, 255];
const ALMOST_WHITE: Colour = [252, 252, 252];
const PALE: Colour = [240, 240, 240];

/** A picture of one colour, but for a square in the middle. */
function picture(width: number, height: number, colour = WHITE, side = 4): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const [x, y] = [(width - side) / 2 + (pixel % side), (height - side) / 2 + Math.floor(pixel / side)];
    png.data.set(colour, (y * width + x) * 4);
  }
  return PNG.sync.write(png);
}

describe('two pictures', () => {
  it('of the same pixels do not differ, however they are packed', () => {
    const packed = PNG.sync.write(PNG.sync.read(picture(40, 30)), { deflateLevel: 0 });
    expect(packed.equals(picture(40, 30))).toBe(false);
    expect(differenceOf(picture(40, 30), packed)).toBeNull();
  });

  it('do not differ by a shade that nobody sees', () => {
    expect(differenceOf(picture(40, 30), picture(40, 30, ALMOST_WHITE))).toBeNull();
  });

  it('do not differ by a few pixels, as one browser draws an edge twice', () => {
    expect(differenceOf(picture(40, 30), picture(40, 30, PALE, 2))).toBeNull();
  });

  it('differ by a pale square of four pixels', () => {
    const difference = differenceOf(picture(40, 30), picture(40, 30, PALE));
    expect(difference?.pixels).toBe(16);
    const shown = PNG.sync.read(difference?.picture ?? Buffer.of());
    expect([...shown.data.subarray((15 * 40 + 20) * 4, (15 * 40 + 20) * 4 + 4)]).toEqual([255, 0, 0, 255]);
  });

  it('of two sizes differ by all that only one has', () => {
    expect(differenceOf(picture(40, 30), picture(40, 34))?.pixels).toBeGreaterThan(100);
    expect(differenceOf(picture(40, 30), picture(44, 30))?.pixels).toBeGreaterThan(100);
  });
});

const before = new Map([
  ['ticket--overview dark', picture(8, 8)],
  ['ticket--overview light', picture(8, 8)],
  ['door--overview light', picture(8, 8)],
  ['badge--overview light', picture(8, 8)],
]);
const after = new Map([
  ...before,
  ['ticket--overview dark', picture(8, 8, PALE)],
  ['sheet--overview light', picture(8, 8)],
]);
after.delete('badge--overview light');
const findings = findingsOf(before, after);

it('whatever is not the same is found', () => {
  expect(findings.map(({ story, theme, state }) => `${story} ${theme} ${state}`)).toEqual([
    'badge--overview light gone',
    'sheet--overview light new',
    'ticket--overview dark differs',
  ]);
});

describe('a difference', () => {
  it('is not accepted without a reason', () => {
    expect(judge(findings, {}, {})).toEqual({ notAccepted: ['ticket--overview'], leftOver: [] });
  });

  it('is accepted for the reason that came with it', () => {
    const accepted = { 'ticket--overview': 'The stub is paler.' };
    expect(judge(findings, accepted, {})).toEqual({ notAccepted: [], leftOver: [] });
  });

  it('is not accepted for the reason of an earlier change', () => {
    const accepted = { 'ticket--overview': 'The stub is paler.' };
    const verdict = { notAccepted: ['ticket--overview'], leftOver: ['ticket--overview'] };
    expect(judge(findings, accepted, accepted)).toEqual(verdict);
  });
});

it('a reason without a difference is named, so that somebody removes it', () => {
  const accepted = { 'door--overview': 'Rounder.', 'ticket--overview': 'The stub is paler.' };
  expect(judge(findings, accepted, {})).toEqual({ notAccepted: [], leftOver: ['door--overview'] });
});

it('the report shows before, after and difference, with the reason as text', () => {
  const page = reportPage(findings, { 'ticket--overview': '<b>Paler</b>' });
  expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    'badge--overview-light-before.png',
    'sheet--overview-light-after.png',
    'ticket--overview-dark-before.png',
    'ticket--overview-dark-after.png',
    'ticket--overview-dark-difference.png',
  ]);
  expect(page).toContain('Meant: &lt;b>Paler&lt;/b>');
  expect(page).toContain('differs in 16 pixels');
});
