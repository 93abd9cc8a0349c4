import { expect, fn, type Meta, type StoryObj, screen, userEvent, within } from '@veto/shared-ui/storybook';
import { CalendarLinkDialog } from './calendar-link-dialog.tsx';

const LINK = { withNames: true, createdAt: '2026-11-03T10:00:00Z', since: 'Nov 3, 2026' };

const meta = {
  title: 'Feedback/CalendarLinkDialog',
  component: CalendarLinkDialog,
  args: {
    title: 'Subscribe to your calendar',
    words: { named: 'with the names of pets and owners', show: 'Show the names of pets and owners.' },
    usuallyNamed: false,
    link: LINK,
    failure: null,
    made: null,
    making: false,
    revoking: false,
    onMake: fn(),
    onRevoke: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CalendarLinkDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function dialog() {
  const shown = await screen.findByRole('dialog', { name: 'Subscribe to your calendar' });
  await expect(shown).toBeVisible();
  return within(shown);
}

/** The link that there is says what it shows. */
export const Overview: Story = {
  play: async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getByText(/^A link of Nov 3, 2026 shows your visits with the names of pets/)).toBeVisible();
    await expect(inside.getByRole('checkbox')).toBeChecked();
    await userEvent.click(inside.getByRole('button', { name: 'Revoke the link' }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
};

/** Names are shown only where the person says so. */
export const WithoutALink: Story = {
  args: { link: null },
  play: async ({ args }) => {
    const inside = await dialog();
    await expect(inside.queryByRole('button', { name: 'Revoke the link' })).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: 'Create a link' }));
    await expect(args.onMake).toHaveBeenLastCalledWith(false);
    await userEvent.click(inside.getByRole('checkbox'));
    await userEvent.click(inside.getByRole('button', { name: 'Create a link' }));
    await expect(args.onMake).toHaveBeenLastCalledWith(true);
  },
};

export const Created: Story = {
  args: { made: { url: 'https://veto.example/calendar/5f1c2a.ics', served: true } },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('textbox', { name: 'Link of your calendar' })).toHaveValue(
      'https://veto.example/calendar/5f1c2a.ics',
    );
    await expect(inside.getByRole('link', { name: 'Open in a calendar program' })).toHaveAttribute(
      'href',
      'webcal://veto.example/calendar/5f1c2a.ics',
    );
  },
};

export const NotServed: Story = {
  args: { made: { url: 'https://veto.example/calendar/5f1c2a.ics', served: false } },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText('This site does not answer calendar programs')).toBeVisible();
    await expect(inside.queryByRole('textbox')).toBeNull();
  },
};

export const Failed: Story = {
  args: { link: undefined, failure: { title: 'Error', description: 'Failed to load your calendar link.' } },
  play: async () => {
    await expect((await dialog()).getByText('Failed to load your calendar link.')).toBeVisible();
  },
};

export const Loading: Story = { args: { link: undefined } };
