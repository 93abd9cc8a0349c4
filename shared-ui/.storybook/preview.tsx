import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { storyPreview } from '../storybook/story-preview.tsx';

// A story does not wait for what only pages of documentation need.
const LateDocsPage = lazy(() => import('./docs-page.tsx'));
const PageAbout = lazy(() => import('../src/docs/page-about.tsx'));

function DocsPage(props: ComponentProps<typeof LateDocsPage>) {
  return (
    <Suspense fallback={null}>
      <LateDocsPage {...props} />
    </Suspense>
  );
}

/** Whether the story is one of those on a page of documentation, or in a frame there. */
const isOnPage = (element: Element) =>
  globalThis.frameElement?.id.startsWith('iframe--') || element.closest('.sb-story') !== null;

// There no story takes readers from where they are.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  focus.call(this, isOnPage(this) ? { ...options, preventScroll: true } : options);
};
const { scrollIntoView } = Element.prototype;
Element.prototype.scrollIntoView = function (options) {
  if (!isOnPage(this)) scrollIntoView.call(this, options);
};

const preview: Preview = {
  ...storyPreview,
  parameters: {
    ...storyPreview.parameters,
    docs: { container: DocsPage, page: PageAbout },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Welcome', 'Patterns', 'Voice and tone', 'Accessibility', 'The toolbar', 'Life of a part', '*'],
          'Foundations',
          ['Colour', 'Type', 'Spacing', 'Motion', 'Icons', 'Layout', 'Tokens as files', '*'],
          'Booking',
          'People',
          'Animals',
          'Feedback',
          'Forms',
          'Layout',
          'Chakra',
          'Helpers',
          'Discovery',
          ['Pages', 'Parts'],
          'Owner',
          ['Pages', 'Parts'],
          'Vet',
          ['Pages', 'Parts'],
          'Specialist pl',
          '*',
          'Shell',
          ['Pages', 'Parts', 'Mails'],
        ],
      },
    },
  },
};

export default preview;
