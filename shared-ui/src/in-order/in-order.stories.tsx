import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { expect, type Meta, type StoryObj, waitFor } from '@veto/shared-ui/storybook';
import { IN_ORDER } from './in-order.ts';

interface ReportProps {
  weight?: string;
}

function Report({ weight }: ReportProps) {
  return (
    <Stack {...IN_ORDER} gap="4">
      <Heading>Burek</Heading>
      <section>{weight ? <Text>{weight}</Text> : <Skeleton h="6" aria-hidden />}</section>
      <Stack>
        <Heading textStyle="h3">Vaccinations</Heading>
        <Skeleton h="12" aria-hidden data-testid="later" />
      </Stack>
    </Stack>
  );
}

const meta = { title: 'Helpers/InOrder', component: Report, args: {} } satisfies Meta<typeof Report>;
export default meta;
type Story = StoryObj<typeof meta>;

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

export const Overview: Story = {};

export const OnceItHasCome: Story = {
  args: { weight: '31 kg' },
  play: async ({ canvas }) => expect(isShown(canvas.getByText('Vaccinations'))).toBe(true),
};

/** No longer than two seconds. */
export const WhereItTakesLong: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByText('Vaccinations');
    await waitFor(() => expect(isShown(heading)).toBe(true), { timeout: 5_000 });
  },
};
