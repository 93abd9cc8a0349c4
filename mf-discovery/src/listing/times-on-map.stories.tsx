import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { CARDS, freeDaysAnswer } from '../fixtures/veterinarians.fixture.ts';
import { TimesOnMap } from './times-on-map.tsx';

const [card] = CARDS;
const [key, times] = freeDaysAnswer([card]);

const meta = {
  title: 'Parts/TimesOnMap',
  component: TimesOnMap,
  args: { vet: card, card: undefined },
  parameters: { path: '/veterinarians', queryData: [[key, times]], naturalWidth: 256 },
} satisfies Meta<typeof TimesOnMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a row beside the map a time leads to the profile. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveAccessibleName(expect.stringContaining(`${card.name}, Today 16:30, `));
    await expect(links[0]).toHaveTextContent('Today 16:30');
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/veterinarian\/.+&time=16:30#book$/));
  },
};

export const NoneFree: Story = {
  parameters: { queryData: [[key, { [card.id]: [] }]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No open time in the next four days')).toBeVisible();
  },
};

/** The window says the rest. */
export const NotLoaded: Story = {
  parameters: { queryData: [[key, new Error('offline')]] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText(/No open time/)).toBeNull();
  },
};
