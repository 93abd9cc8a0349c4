import {
  expect,
  expectInView,
  fn,
  type Meta,
  type StoryObj,
  screen,
  userEvent,
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import { GuestFields, type GuestFieldsProps } from '../guest-fields/guest-fields.tsx';
import { PETS, SheetInUse } from './booking-sheet.fixture.tsx';

const meta = {
  title: 'Booking/BookingSheet',
  component: SheetInUse,
  args: { onClose: fn() },
} satisfies Meta<typeof SheetInUse>;
export default meta;
type Story = StoryObj<typeof meta>;

async function sheet() {
  const dialog = await screen.findByRole('dialog', { name: 'Book an Appointment' });
  // It slides in.
  await expect(dialog).toBeVisible();
  return within(dialog);
}

const PHONE = { viewport: { value: 'phone360' } };

/** All is filled in: the button has the focus. Each group is one Tab stop, and arrows move. */
export const Overview: Story = {};

export const LeavesOnEscape: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await sheet();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Book Appointment' })).toHaveFocus());
    for (const name of ['Time', 'Pet', 'Reason for Visit'])
      await expect(dialog.getByRole('group', { name })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Fistaszek' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Fistaszek' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByRole('radio', { name: 'Burek' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: '16:00' }));
    await expect(dialog.getByRole('article')).toHaveTextContent('16:00');
    await expect(dialog.getByRole('radio', { name: '16:30' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: '15:30' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: PHONE,
  play: async () => {
    await sheet();
  },
};

/** An on-screen keyboard makes the visible part smaller, and leaves the window as it is: the button stands above it. */
export const AboveTheKeyboard: Story = {
  globals: PHONE,
  play: async () => {
    const dialog = await sheet();
    const view = window.visualViewport as VisualViewport;
    const visible = window.innerHeight - 260;
    Object.defineProperty(view, 'height', { configurable: true, value: visible });
    try {
      view.dispatchEvent(new Event('resize'));
      const button = dialog.getByRole('button', { name: 'Book Appointment' });
      await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(visible));
    } finally {
      Reflect.deleteProperty(view, 'height');
      view.dispatchEvent(new Event('resize'));
    }
  },
};

export const AnotherDay: Story = {
  play: async () => {
    const dialog = await sheet();
    await userEvent.click(dialog.getByRole('button', { name: '3 more times' }));
    await expect(dialog.getByRole('radio', { name: '14:00' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Other day' }));
    await expect(dialog.getByLabelText(/Date/)).toHaveValue('2026-11-21');
    await expect(dialog.getByRole('group', { name: 'Next free days' })).toBeVisible();
  },
};

/** '+13 more' was pressed: what is left of the day needs no second press. */
export const ADayWithoutATime: Story = {
  args: { wholeDay: true },
  play: async () => {
    const dialog = await sheet();
    await expect(dialog.getAllByRole('radio', { name: /^\d\d:\d\d$/ })).toHaveLength(6);
    await expect(dialog.queryByRole('button', { name: /more time/ })).toBeNull();
  },
};

/** A sheet that opens before the free times have come asks for the day. The field stays once a day is chosen, with all its times. */
export const WithoutATime: Story = {
  args: { emptySlot: true },
  play: async () => {
    const dialog = await sheet();
    await expect(dialog.getByText('Choose a date first.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /21/ }));
    await expect(dialog.getByRole('radio', { name: '16:30' })).toBeInTheDocument();
    await expect(dialog.getByLabelText(/Date/)).toBeVisible();
  },
};

/** The first empty field has the focus. */
export const AnotherPet: Story = {
  play: async () => {
    const dialog = await sheet();
    await userEvent.click(dialog.getByRole('radio', { name: 'Another pet' }));
    await userEvent.type(dialog.getByLabelText(/Pet Name/), 'Coco');
    await userEvent.click(dialog.getByRole('radio', { name: 'Something else' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason for Visit' }), 'Wings');
    await userEvent.click(dialog.getByRole('button', { name: /safety check/ }));
    await expect(dialog.getByText('Has it swallowed something poisonous?')).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: {
    pets: [],
    foot: {
      signInHref: '/login?next=%2Fdoctors',
      registerHref: '/register?next=%2Fdoctors',
      refusal: null,
      onLeave: fn(),
    },
  },
  play: async () => {
    const dialog = await sheet();
    await waitFor(() => expect(dialog.getByLabelText(/Pet Name/)).toHaveFocus());
    await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fdoctors');
    await expect(dialog.queryByRole('button', { name: 'Book Appointment' })).toBeNull();
  },
};

export const SignedOutOnAPhone: Story = { ...SignedOut, globals: PHONE };

/** Heading, form and foot scroll as one: the form is never squeezed between them. */
export const AtFourTimesTheSize: Story = {
  ...SignedOut,
  globals: { viewport: { value: 'zoomed400' } },
  play: async () => {
    const field = (await sheet()).getByLabelText(/Pet Name/);
    await expect(field).toHaveFocus();
    await waitFor(() => expectInView(field));
  },
};

/** The third way, without an account. */
export const SignedOutOrGuest: Story = {
  globals: PHONE,
  args: {
    pets: [],
    foot: { signInHref: '/login', registerHref: '/register', refusal: null, onLeave: fn(), onGuest: fn() },
  },
  play: async ({ args }) => {
    const dialog = await sheet();
    await userEvent.click(dialog.getByRole('button', { name: 'Book as a guest' }));
    await expect(args.foot).toHaveProperty('onGuest.mock.calls.length', 1);
  },
};

const GUEST: GuestFieldsProps = {
  code: null,
  name: { name: 'name' },
  phone: { name: 'phone' },
  email: { name: 'email' },
  errors: {},
  onBack: fn(),
};

export const AsGuest: Story = {
  args: { pets: [], guest: <GuestFields {...GUEST} />, foot: { sending: false, asGuest: true } },
  play: async () => {
    const dialog = await sheet();
    await expect(dialog.getByRole('group', { name: 'Your details' })).toBeVisible();
    await expect(dialog.getByText('You get a link to move or cancel it.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in instead' }));
    await expect(GUEST.onBack).toHaveBeenCalled();
  },
};

export const AsGuestOnAPhone: Story = { ...AsGuest, globals: PHONE };

export const MistakesOfAGuest: Story = {
  args: {
    pets: [],
    guest: (
      <GuestFields
        {...GUEST}
        errors={{
          name: 'Please enter your name',
          phone: 'Please enter a phone number',
          email: 'Please enter a valid email address',
        }}
      />
    ),
    foot: { sending: false, asGuest: true },
  },
  play: async () => {
    const dialog = await sheet();
    await expect(dialog.getByLabelText(/Name/, { selector: '[autocomplete="name"]' })).toHaveAccessibleDescription(
      'Please enter your name',
    );
    await expect(dialog.getByLabelText(/Email/)).toHaveAccessibleDescription('Please enter a valid email address');
  },
};

export const MustSignIn: Story = {
  args: {
    pets: [],
    foot: {
      signInHref: '/login',
      registerHref: '/register',
      refusal: { title: 'Login Required', description: 'Please sign in to book an appointment.' },
      onLeave: fn(),
    },
  },
  play: async () => {
    const dialog = await sheet();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Login Required');
  },
};

export const Waiting: Story = {
  args: { waiting: true },
  play: async () => {
    await sheet();
  },
};

export const Sending: Story = { args: { foot: { sending: true } } };

export const Mistakes: Story = {
  args: {
    pets: [],
    emptySlot: true,
    errors: {
      name: 'Pet name is required',
      reason: 'Reason for visit is required',
      time: 'Please choose a time',
    },
  },
  play: async () => {
    const dialog = await sheet();
    await expect(dialog.getByLabelText(/Pet Name/)).toHaveAccessibleDescription('Pet name is required');
    await expect(dialog.getByText('Please choose a time')).toBeVisible();
  },
};

export const TimesNotToBeHad: Story = {
  args: { failure: new Error('No answer') },
  play: async () => {
    const dialog = await sheet();
    await expect(dialog.getByText('The free times could not be loaded.')).toBeVisible();
  },
};

export const LongNames: Story = {
  globals: PHONE,
  args: { pets: PETS.map((pet) => ({ ...pet, name: `${pet.name} von und zu Hohenzollern-Sigmaringen` })) },
  play: async () => {
    await sheet();
  },
};

/** Where the vet offers several kinds of visit, they stand after the reason, and the ticket says which it is. */
export const WithTypes: Story = {
  args: {
    type: 'Skin consultation, 40 min, 160–220 zł',
    visitType: {
      types: [
        { id: 'a', name: 'Skin consultation', detail: '40 min', price: '160–220 zł' },
        { id: 'b', name: 'Check-up', detail: '20 min', price: '120 zł' },
      ],
      chosen: 'a',
      onChoose: fn(),
      estimate: 'Expect 160–220 zł. Tests and medicines are extra.',
    },
  },
  play: async ({ args }) => {
    const dialog = await sheet();
    await expect(dialog.getByRole('article')).toHaveTextContent('Skin consultation, 40 min, 160–220 zł');
    const [reason, type] = ['Reason for Visit', 'Visit type'].map((name) => dialog.getByRole('group', { name }));
    await expect(reason?.compareDocumentPosition(type as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(dialog.getByRole('radio', { name: 'Check-up 20 min 120 zł' }));
    await expect(args.visitType?.onChoose).toHaveBeenCalledWith('b');
  },
};
