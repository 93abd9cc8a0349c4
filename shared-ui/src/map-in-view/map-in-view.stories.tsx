import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { MapFrame } from './map-frame.tsx';
import { MapInView } from './map-in-view.tsx';

const meta = {
  title: 'People/MapInView',
  component: MapInView,
  args: { loading: 'The map is on its way.', children: <MapFrame>The map stands here.</MapFrame> },
  parameters: { naturalWidth: '44rem' },
} satisfies Meta<typeof MapInView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** In the map's place, where there is none. */
export const OneSentence: Story = {
  render: () => <MapFrame small>None of these clinics has been located yet.</MapFrame>,
};
