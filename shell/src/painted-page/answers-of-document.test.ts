// @vitest-environment happy-dom
import { queryClient, sessionStore } from '@veto/shared-data/core';
import type { PageChannel } from '@veto/slice-kit/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOBODY } from '../../isomorphic/candidates.ts';
import { sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { forgetAnswers, takeAnswers } from './answers-of-document.ts';

const stable = sliceRelease('mf-pets', '1.0.0-9e15aaaaaaaa');
const channel: PageChannel = {
  revision: 1,
  releasesUrl: '/releases/',
  slices: { 'mf-pets': { stable } },
};
const AT = Date.now() - 5_000;

function documentWith(version = stable.version, at = AT, parts?: unknown[]): void {
  const queries = [
    { key: ['vets'], data: ['Anna'], at, again: false },
    { key: ['times'], data: ['09:00'], at, again: true },
  ];
  const text = JSON.stringify({ slice: 'mf-pets', version, queries, parts });
  document.body.innerHTML = `<script type="application/json" id="veto-answers">${text}</script>`;
}
const vets = () => queryClient.getQueryState(['vets']);

beforeEach(() => sessionStore.setState({ state: 'signed-out' }, true));
afterEach(() => queryClient.clear());

describe('the answers of a document', () => {
  it('are those of the page, as old as they are; times are asked again', () => {
    documentWith();
    takeAnswers(channel, NOBODY);
    expect(vets()).toMatchObject({ data: ['Anna'], dataUpdatedAt: AT, isInvalidated: false });
    expect(queryClient.getQueryState(['times'])).toMatchObject({ data: ['09:00'], isInvalidated: true });
  });

  it('are all asked again where somebody is signed in', () => {
    sessionStore.setState({ state: 'owner', userId: '1' }, true);
    documentWith();
    takeAnswers(channel, NOBODY);
    expect(vets()).toMatchObject({ data: ['Anna'], isInvalidated: true });
  });

  it('are never from the future, however late this clock is', () => {
    documentWith(stable.version, Date.now() + 3_600_000);
    takeAnswers(channel, NOBODY);
    expect(vets()?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  });

  it('are left alone where another release runs', () => {
    documentWith('1.1.0-9e15bbbbbbbb');
    takeAnswers(channel, NOBODY);
    expect(vets()).toBeUndefined();
  });

  it("are those of the page's parts, too, but for another release", () => {
    const part = sliceRelease('mf-owner', '1.0.0-9e15dddddddd');
    const queries = [{ key: ['types'], data: ['Check-up'], at: AT, again: false }];
    const slices = { ...channel.slices, 'mf-owner': { stable: part } };
    for (const version of ['0.9.0-9e15dddddddd', part.version]) {
      expect(queryClient.getQueryData(['types'])).toBeUndefined();
      documentWith(stable.version, AT, [{ slice: 'mf-owner', version, queries }]);
      takeAnswers({ ...channel, slices }, NOBODY);
      expect(vets()).toBeDefined();
    }
    expect(queryClient.getQueryData(['types'])).toEqual(['Check-up']);
    forgetAnswers('mf-owner', part.version);
    expect(queryClient.getQueryData(['types'])).toBeUndefined();
    expect(vets()).toBeDefined();
  });

  it('are forgotten when their release fails before it has shown them', () => {
    documentWith();
    takeAnswers(channel, NOBODY);
    forgetAnswers('mf-pets', '0.9.0-9e15cccccccc');
    expect(vets()).toBeDefined();
    forgetAnswers('mf-pets', stable.version);
    expect(vets()).toBeUndefined();
  });
});
