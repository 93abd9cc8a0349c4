// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { accessorOf } from '../failures/hear-calls.ts';
import type { Owner } from '../failures/stack-owner.ts';
import { guardTitle } from './guarded-title.ts';

let running: Owner | undefined;
vi.mock('../failures/page-owner.ts', () => ({ ownerOfCaller: () => running }));

const write = (title: string, by: Owner | undefined) => {
  running = by;
  document.title = title;
  running = undefined;
};

it('takes the title from the shell, from who is on the page and from add-ons, and from no release that has left', () => {
  const [pets, gone] = ['1.0.0-aaaaaaaa', '0.9.0-bbbbbbbb'].map((version) => ({ slice: 'mf-pets', version }));
  const onRefused = vi.fn();
  document.body.innerHTML = `<div data-slice="mf-pets" data-version="${pets?.version}"></div>`;
  const keep = vi.fn();
  const putRight = vi.fn();
  document.title = 'Come back';
  guardTitle({ keep }, onRefused, putRight);
  write('Come back', gone);
  expect(putRight).toHaveBeenCalledOnce();
  for (const by of [{ slice: 'shell', version: '1.0.0-cccccccc' }, pets, undefined]) {
    write(`by ${by?.slice}`, by);
    expect(document.title).toBe(`by ${by?.slice}`);
  }
  write('Come back', gone);
  running = gone;
  accessorOf(document, 'title').set?.call(document, 'Come back!');
  expect(document.title).toBe('by undefined');
  expect(putRight).toHaveBeenCalledOnce();
  expect(keep).toHaveBeenCalledExactlyOnceWith('Document.prototype', expect.anything(), 'title');
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(gone);
});
