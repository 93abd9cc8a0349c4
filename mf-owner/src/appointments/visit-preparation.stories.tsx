import { sessionStore } from '@veto/shared-data/core';
import { dropAllDrafts } from '@veto/shared-data/drafts';
import { visit } from '@veto/shared-data/fixtures';
import { photoKeys } from '@veto/shared-data/symptoms';
import { expect, type Meta, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import VisitPreparation from './visit-preparation.tsx';

const NO_ANSWERS = { breathesHard: null, collapsedOrBleeds: null, strainsOrRetches: null, swallowedPoison: null };
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

const meta: Meta<typeof VisitPreparation> = {
  title: 'Pages/Before a visit',
  component: VisitPreparation,
  args: { visit: visit(), symptoms: { answers: NO_ANSWERS, photos: [] } },
  parameters: { queryData: [[photoKeys.links(['a1/rash.jpg']), [PIXEL]]] },
  beforeEach: () => {
    dropAllDrafts();
    sessionStore.setState({ state: 'owner', userId: 'owner' }, true);
  },
};
export default meta;
type Story = StoryObj<typeof VisitPreparation>;

export const NothingSent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send to the veterinarian' })).toBeNull();
    const question = canvas.getByRole('group', { name: /struggling to breathe/ });
    await userEvent.click(within(question).getByRole('button', { name: 'No' }));
    await expect(canvas.getByRole('button', { name: 'Send to the veterinarian' })).toBeEnabled();
  },
};

/** Answers are given once; a photo can be taken back, and there is room for two more. */
export const Sent: Story = {
  args: {
    symptoms: { answers: { ...NO_ANSWERS, breathesHard: false }, photos: [{ id: 'p1', path: 'a1/rash.jpg' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Yes' })).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Photo 1 of 1' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove 1' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Add photos' })).toBeEnabled();
  },
};

/** Over: it can be read and cleared, and nothing is added. */
export const AfterTheVisit: Story = {
  args: {
    visit: visit({ status: 'completed' }),
    symptoms: { answers: { ...NO_ANSWERS, breathesHard: false }, photos: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
