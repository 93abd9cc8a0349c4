import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { ArrowLeftRight, MapPin, PawPrint } from 'lucide-react';
import { AppointmentStatusBadge } from '../appointment-status-badge/appointment-status-badge.tsx';
import { Button } from '../button/index.ts';
import { Door } from '../door/door.tsx';
import { portraitFromSeed } from '../portrait/features.ts';
import { SpeciesTag } from '../species-tag/species-tag.tsx';
import { Ticket, TicketActions, TicketBand, TicketFact, TicketHeader, type TicketProps } from './ticket.tsx';

const ICON = { size: 20, 'aria-hidden': true } as const;

function Body({ petType, actions }: Pick<TicketProps, 'petType'> & { actions: React.ReactNode }) {
  return (
    <>
      <TicketHeader
        door={
          <Door
            specialty="surgery"
            portrait={portraitFromSeed('veto-3', { specialty: 'surgery' })}
            w={{ base: '56px', md: '72px' }}
          />
        }
        tag={<SpeciesTag type={petType} size="sm" />}
      >
        <Heading as="h3" id="visit" textStyle="h3">
          Dr. Piotr Wójcik
        </Heading>
        <Text color="muted">Surgery</Text>
      </TicketHeader>
      <TicketFact icon={<PawPrint {...ICON} />}>Mruczka · a small lump behind the ear</TicketFact>
      <TicketFact icon={<MapPin {...ICON} />}>Klinika Weterynaryjna Przy Parku, ul. Lipowa 8, Kraków</TicketFact>
      <TicketActions>{actions}</TicketActions>
    </>
  );
}

const UPCOMING = (
  <>
    <Button variant="subtle" size="sm">
      Reschedule
    </Button>
    <Button variant="plain" size="sm" colorPalette="red">
      Cancel
    </Button>
    <Button variant="plain" size="sm">
      Details
    </Button>
  </>
);

const meta = {
  title: 'Booking/Ticket',
  parameters: { naturalWidth: '44rem' },
  component: Ticket,
  args: {
    date: { weekday: 'Monday', day: '30', month: 'November', time: '13:30', dateTime: '2026-11-30T13:30' },
    petType: 'Cat',
    labelledBy: 'visit',
    children: <Body petType="Cat" actions={UPCOMING} />,
  },
} satisfies Meta<typeof Ticket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: /^Dr\. Piotr Wójcik \w+ \d+ \w+ \d\d:\d\d$/ })).toBeVisible();
  },
};

export const PendingMove: Story = {
  args: {
    band: (
      <TicketBand
        icon={<ArrowLeftRight {...ICON} />}
        action={
          <Button variant="plain" size="sm">
            Withdraw
          </Button>
        }
      >
        You asked to move this to Wed, Dec 2 at 16:00. Both times are held until Dr. Wójcik answers.
      </TicketBand>
    ),
  },
};

export const Cancelled: Story = {
  args: {
    status: 'cancelled',
    children: (
      <Body
        petType="Cat"
        actions={
          <>
            <AppointmentStatusBadge status="cancelled" />
            <Button variant="subtle" size="sm">
              Book again
            </Button>
          </>
        }
      />
    ),
  },
};

export const Completed: Story = {
  args: {
    status: 'completed',
    petType: 'Dog',
    children: <Body petType="Dog" actions={<AppointmentStatusBadge status="completed" />} />,
  },
};

/** In a column of 24 rem the stub lies on top, whatever the width of the page. */
export const InAColumn: Story = {
  args: { stacked: true },
  render: (args) => (
    <Box maxW="24rem">
      <Ticket {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('article');
    const stub = ticket.querySelector('time') as HTMLElement;
    await expect(stub.offsetWidth).toBe(ticket.offsetWidth);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone360' } } };
export const UnknownAnimal: Story = {
  args: { petType: 'Other', children: <Body petType="Other" actions={UPCOMING} /> },
};
