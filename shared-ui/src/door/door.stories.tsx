import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Wrap } from '@chakra-ui/react/wrap';
import { expect, type Meta, type StoryObj, waitFor } from '@veto/shared-ui/storybook';
import { portraitFromSeed } from '../portrait/features.ts';
import { SPECIALTY_KINDS } from '../portrait/specialty.ts';
import { Door } from './door.tsx';

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 7"><rect width="6" height="7" fill="#9bc1a5"/></svg>')}`;

const meta = {
  title: 'People/Door',
  component: Door,
  args: {
    specialty: 'General Practitioner',
    portrait: portraitFromSeed('veto-6', { specialty: 'general' }),
    label: 'Portrait of Anna Zielińska',
  },
} satisfies Meta<typeof Door>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Portrait of Anna Zielińska' })).toBeVisible();
  },
};

export const Photo: Story = { args: { imageUrl: PHOTO } };

export const BrokenPhoto: Story = {
  args: { imageUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-door="portrait"]')).toBeVisible());
  },
};

/** Nobody has been chosen yet: an animal of the specialty waits, hidden from screen readers. */
export const NotChosenYet: Story = {
  args: { portrait: null },
  render: (args) => (
    <Wrap gap="4">
      {SPECIALTY_KINDS.map((specialty) => (
        <div key={specialty}>
          <Door {...args} specialty={specialty} />
          <Text textStyle="caption" mt="1">
            {specialty}
          </Text>
        </div>
      ))}
    </Wrap>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <HStack gap="4" align="flex-end" wrap="wrap">
      {['72px', '112px', '184px'].map((w) => (
        <Door key={w} {...args} w={w} />
      ))}
      <Door {...args} round />
      <Door {...args} portrait={null} round />
    </HStack>
  ),
};
