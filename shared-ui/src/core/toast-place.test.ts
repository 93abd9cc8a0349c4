import { expect, test } from 'vitest';
import { toastPlace } from './toast-place.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test('a toast stands at the lower right, on a phone close to the edges', () => {
  expect(toastPlace(desktop)).toEqual({ right: 40, bottom: 28 });
  expect(toastPlace(phone)).toEqual({ right: 12, bottom: 12 });
});

test('it stands above a bar, which it would hide', () => {
  expect(toastPlace({ ...phone, bars: [box(0, 560, 360, 640)] })).toEqual({ right: 12, bottom: 92 });
  const away = { below: box(0, 900, 1280, 960), 'further up': box(0, 300, 1280, 360), hidden: box(0, 0, 0, 0) };
  for (const [where, bar] of Object.entries(away))
    expect(toastPlace({ ...desktop, bars: [bar] }), where).toEqual({ right: 40, bottom: 28 });
  expect(toastPlace({ ...desktop, bars: [away.below, box(340, 708, 940, 772)] })).toEqual({ right: 40, bottom: 104 });
});

test('it goes to the other side of a sheet, and stays at its own beside a dialog that ends above it', () => {
  expect(toastPlace({ ...desktop, dialog: box(712, 0, 1280, 800) })).toEqual({ right: 800, bottom: 28 });
  expect(toastPlace({ ...desktop, dialog: box(340, 60, 940, 600) })).toEqual({ right: 40, bottom: 28 });
});

test('where a dialog leaves no place, it makes room above the buttons at its foot', () => {
  const foot = box(0, 570, 360, 640);
  expect(toastPlace({ ...phone, dialog: box(0, 50, 360, 640), foot })).toEqual({
    right: 12,
    bottom: 82,
    isOverDialog: true,
  });
  expect(toastPlace({ ...desktop, dialog: box(340, 0, 940, 800), foot: box(340, 720, 940, 800) })).toEqual({
    right: 40,
    bottom: 92,
    isOverDialog: true,
  });
});
