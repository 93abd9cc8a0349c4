// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file is there while an iPhone asks whether to save it, and goes later', () => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:visit');
  const forgotten = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect([this.getAttribute('href'), this.download]).toEqual(['blob:visit', 'visit.ics']);
  });
  saveFile(new Blob(['BEGIN:VCALENDAR']), 'visit.ics');
  expect(pressed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(forgotten).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(forgotten).toHaveBeenCalledExactlyOnceWith('blob:visit');
});
