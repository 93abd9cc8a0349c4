// Before any story, or part of the product, asks what day it is.
import { beginMorning } from './story-clock.ts';
import '@veto/shared-ui/font';
import type { Preview } from '@storybook/react-vite';
import { sessionStore } from '@veto/shared-data/core';
import { toaster } from '@veto/shared-ui/core';
import { WAIT_MS } from '@veto/slice-kit/hang-limit';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { expectChosenTold } from './chosen.ts';
import { expectContrast } from './contrast.ts';
import { expectRoomInLowWindows } from './low-windows.ts';
import { settle } from './settle.ts';
import { expectOverview, StoryFrame } from './story-frame.tsx';
import type { Answers } from './story-network.ts';
import { StoryWorld } from './story-world.tsx';
import { AS_THEY_ARE, sessionOf, TOOLBAR } from './switches.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: WAIT_MS });

const isTest = '__vitest_browser__' in globalThis;

/** A story's answers; those of `instead` come after them, and the last one counts. */
const answersOf = ({ queryData = [], instead = [] }: { queryData?: Answers; instead?: Answers }) => [
  ...queryData,
  ...instead,
];

/** How stories stand in Storybook and run as tests: Veto's own, and those of slices in repositories of their own. */
export const storyPreview: Preview = {
  // Stories share one document: each begins as its first visitor would.
  beforeEach() {
    sessionStore.setState(sessionStore.getInitialState(), true);
    if (!isTest) return;
    beginMorning();
    localStorage.clear();
    sessionStorage.clear();
  },
  // After whatever the story itself says of the session.
  mount: (context) => async () => {
    const own = sessionStore.getState();
    const session = sessionOf(context.globals.signedIn, own);
    if (session !== own) sessionStore.setState(session, true);
    await context.renderToCanvas();
    // Effects come after the first frame, and nobody presses anything before that.
    if (isTest) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return context.canvas;
  },
  ...(isTest && {
    async afterEach({ canvasElement, name, parameters }) {
      if (name === 'Overview') await expectOverview(canvasElement, parameters.layout === 'fullscreen');
      await settle();
      if (!parameters.look) await expectContrast();
      await expectRoomInLowWindows();
      await expectChosenTold();
      toaster.dismiss();
    },
  }),
  decorators: [
    (Story, { args, globals, parameters }) => (
      <StoryWorld globals={globals} path={parameters.path ?? '/'} queryData={answersOf(parameters)}>
        <StoryFrame width={parameters.naturalWidth}>
          <Story args={globals.language === 'pl' ? { ...args, ...parameters.polish } : args} />
        </StoryFrame>
      </StoryWorld>
    ),
  ],
  initialGlobals: { ...AS_THEY_ARE },
  globalTypes: TOOLBAR,
  parameters: {
    a11y: {
      test: 'error',
      // Tests list faults alone, and wait for no mail's frame to answer: no script runs in it. Contrast has a test for both themes.
      ...(isTest && {
        options: { resultTypes: ['violations'], iframes: false, rules: { 'color-contrast': { enabled: false } } },
      }),
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
    viewport: {
      options: {
        phone360: { name: 'Phone 360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        zoomed400: { name: 'Desktop 1280 px at 400 %', styles: { width: '320px', height: '256px' }, type: 'desktop' },
        desktop1280: { name: 'Desktop 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        ...MINIMAL_VIEWPORTS,
      },
    },
  },
};
