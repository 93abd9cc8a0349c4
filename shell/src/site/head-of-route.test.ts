// @vitest-environment happy-dom
import { sessionStore } from '@veto/shared-data/core';
import type { PageChannel } from '@veto/slice-kit/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adoptChannel, offerChannel } from '../channel/channel-store.ts';
import { channelOf } from '../routing/channel.fixture.ts';
import { startAnswering } from '../routing/current-answer.ts';
import { goTo } from '../routing/visible-history.ts';
import { setHeadOfRoute } from './head-of-route.ts';

const whole = channelOf(
  { name: 'vets', contract: '*', routes: [{ path: '/', title: 'Home' }] },
  {
    name: 'listing',
    contract: '*',
    routes: [{ path: '/lista', title: 'Lekarze', description: 'Wszyscy', lang: 'pl' }],
  },
);

/** As a document at '/' says it. */
const inPart: PageChannel = {
  ...whole,
  partial: true,
  slices: {
    ...whole.slices,
    listing: {
      stable: {
        slice: 'listing',
        version: '',
        manifest: {
          name: 'listing',
          routes: [{ path: '/lista', audience: ['signed-out', 'owner'], skeleton: 'list' }],
          nav: [],
        },
      },
    },
  },
};
const head = () => [
  document.title,
  document.querySelector('meta[name=description]')?.getAttribute('content'),
  document.documentElement.lang,
];

beforeAll(() => {
  adoptChannel(inPart);
  sessionStore.setState({ state: 'signed-out' }, true);
  startAnswering({ onMove: () => {}, onAnswer: (changed) => changed && setHeadOfRoute() });
});

beforeEach(() => {
  adoptChannel(inPart);
  goTo('/');
  setHeadOfRoute();
});

it('is that of the route', () => {
  expect(head()).toEqual(['Home · Veto', 'Find and book the best veterinarians for your pets.', 'en']);
});

it('comes with the channel, where the document said no more of the route than its place', () => {
  goTo('/lista');
  expect(head()[0], 'the former one until then').toBe('Home · Veto');
  offerChannel(whole);
  expect(head()).toEqual(['Lekarze · Veto', 'Wszyscy', 'pl']);
});

it('is not that of a page which the visitor has left since', () => {
  goTo('/lista');
  goTo('/');
  document.title = 'What the page says itself';
  offerChannel(whole);
  expect(document.title).toBe('What the page says itself');
});
