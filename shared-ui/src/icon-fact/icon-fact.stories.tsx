import { Stack } from '@chakra-ui/react/stack';
import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { CalendarDays, Mail, PawPrint } from 'lucide-react';
import { IconFact } from './icon-fact.tsx';

const meta = {
  title: 'Layout/IconFact',
  component: IconFact,
  args: { icon: CalendarDays, children: 'Monday, November 23, 2026' },
} satisfies Meta<typeof IconFact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Several: Story = {
  render: () => (
    <Stack gap="2" maxW="16rem">
      <IconFact icon={CalendarDays}>Monday, November 23, 2026</IconFact>
      <IconFact icon={PawPrint}>Sir Maximilian Reginald Fluffington the Third (cat)</IconFact>
      <IconFact icon={Mail}>maximilian.reginald.fluffington.the.third@brzeczyszczykowo.example</IconFact>
    </Stack>
  ),
};
