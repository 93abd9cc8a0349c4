import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { Missing } from './missing.tsx';

const meta = {
  title: 'Feedback/Missing',
  component: Missing,
  parameters: { naturalWidth: '44rem' },
  args: {
    illustration: 'locked',
    children: (
      <>
        <Heading textStyle="h3">This page is for veterinarians</Heading>
        <Text mt="2" color="muted">
          Sign in with the account of a practice to see it.
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof Missing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithoutDrawing: Story = { args: { illustration: undefined } };
