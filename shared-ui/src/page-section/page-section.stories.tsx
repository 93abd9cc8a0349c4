import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { PageSection } from './page-section.tsx';

const meta = {
  title: 'Layout/PageSection',
  component: PageSection,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Heading textStyle="h2">Care for every need</Heading>
        <Text>Whatever your pet needs, find the right vet.</Text>
      </>
    ),
  },
} satisfies Meta<typeof PageSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
