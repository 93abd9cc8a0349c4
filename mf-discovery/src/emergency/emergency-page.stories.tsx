import { appointmentKeys } from '@veto/shared-data/appointments';
import { sessionStore } from '@veto/shared-data/core';
import { type EmergencyContact, emergencyKeys } from '@veto/shared-data/emergency';
import { pet, visit } from '@veto/shared-data/fixtures';
import { petKeys } from '@veto/shared-data/pets';
import {
  expect,
  LONG_NAME,
  LONG_WORD,
  type Meta,
  pageStates,
  type StoryObj,
  userEvent,
  within,
} from '@veto/shared-ui/storybook';
import { clinic, contact } from './contacts.fixture.ts';
import EmergencyPage from './emergency-page.tsx';
import PolishEmergencyPage from './polish-emergency-page.tsx';
import UkrainianEmergencyPage from './ukrainian-emergency-page.tsx';

/** Tuesday, January 12, 2027, 03:00 in Warsaw. */
const AT_THREE = Date.parse('2027-01-12T02:00:00Z');

const NIGHT: EmergencyContact[] = [
  clinic(),
  contact(),
  contact({ id: 'v2', name: 'Lecznica Wola', doctor: 'Dr. Marek Kania', distanceKm: 6.9, phone: '+48 22 000 10 17' }),
  contact({ id: 'v3', name: 'Gabinet Wieczorny', distanceKm: 7.2, openUntil: '2027-01-11T21:00:00Z' }),
  clinic({ id: 'c2', name: 'Klinika Ogonek', city: 'Łódź', distanceKm: 118, phone: '+48 42 000 11 90' }),
];
const from = (contacts: EmergencyContact[]) => ({ queryData: [[emergencyKeys.contacts('Warszawa'), contacts]] });

const { now } = Date;

const meta: Meta<typeof EmergencyPage> = {
  title: 'Pages/Emergency',
  component: EmergencyPage,
  parameters: {
    page: { routes: ['/emergency', '/pl/emergency', '/uk/emergency'] },
    layout: 'fullscreen',
    path: '/emergency',
    ...from(NIGHT),
  },
  beforeEach: () => {
    localStorage.removeItem('veto_city');
    sessionStore.setState({ state: 'signed-out' }, true);
    // By hand: Storybook itself asks for the time whenever a spy of its own is called.
    Date.now = () => AT_THREE;
  },
  // Not by what `beforeEach` returns: that runs with the next story, after its file has read the clock.
  afterEach: () => {
    Date.now = now;
  },
};
export default meta;
type Story = StoryObj<typeof EmergencyPage>;

/** At 03:00: the nearest number first, then those on duty until the morning; clinics that have closed since are left out. */
export const AtNight: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Call / });
    await expect(first).toHaveAccessibleName('Call 22 000 10 10, Klinika Całodobowa Mokotów');
    await expect(first).toHaveAttribute('href', 'tel:+48220001010');
    const near = within(canvas.getByRole('region', { name: 'Open now near Warszawa' }));
    await expect(near.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Gabinet Pod Kasztanem',
      'Lecznica Wola',
    ]);
    await expect(near.getAllByText('until 08:00')).toHaveLength(2);
    await expect(near.getByText('4.6 km')).toBeVisible();
    await expect(near.getByText('10–15 min by car')).toBeVisible();
    const closed = within(canvas.getByRole('region', { name: 'Closed since this list was read' }));
    await expect(closed.getByText('was open until 22:00')).toBeVisible();
    await expect(canvas.getAllByText('Source: Demo entry · checked Jan 2, 2027')).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: 'Further than 50 km' })).toHaveTextContent('118 km');
  },
};

const states = pageStates({
  empty: { answers: [[emergencyKeys.contacts('Warszawa'), []]], says: 'Call a 24-hour clinic' },
  long: {
    answers: [[emergencyKeys.contacts('Warszawa'), [clinic({ name: LONG_NAME }), contact({ name: LONG_WORD })]]],
    says: LONG_WORD,
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

/** The steps of the sign that was opened, and of no other. */
export const OneSign: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Bleeding that does not stop'));
    await expect(canvas.getByText(/^Press a clean cloth firmly/)).toBeVisible();
    await userEvent.click(canvas.getByText('Ate something poisonous'));
    await expect(canvas.getByText(/^Do not make it vomit/)).toBeVisible();
    await expect(canvas.getByText(/^Press a clean cloth firmly/)).not.toBeVisible();
    await expect(canvas.getAllByText(/^Source: /).filter((each) => each.checkVisibility())).toHaveLength(3);
  },
};

/** A new site knows nobody, and says who does. */
export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Call a 24-hour clinic' })).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'vetpol.org.pl' }))
      await expect(link).toHaveAttribute('href', 'https://vetpol.org.pl');
    await expect(canvas.queryByRole('link', { name: /^Call / })).toBeNull();
  },
};

/** With a rabbit: whoever treats rabbits, and clinics to be asked; the signs of rabbits first. */
export const WithARabbit: Story = {
  parameters: {
    queryData: [
      [
        emergencyKeys.contacts('Warszawa'),
        [...NIGHT, contact({ id: 'v4', name: 'Lecznica Uszatek', treats: ['rabbit'] })],
      ],
    ],
  },
  beforeEach: () => localStorage.setItem('veto_city', 'Warsaw'),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Nearest, open now' }));
    await expect(panel.getByText('from the centre of Warszawa, which you searched last')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'For' }), 'Rabbits');
    await expect(panel.getByText('Ask whether they treat rabbits, and say that you are on your way.')).toBeVisible();
    const near = within(canvas.getByRole('region', { name: 'Open now near Warszawa' }));
    await expect(near.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Lecznica Uszatek',
    ]);
    const [first] = within(canvas.getByRole('region', { name: 'What do you see?' })).getAllByRole('heading', {
      level: 3,
    });
    await expect(first).toHaveTextContent('Has stopped eating, few droppings or none');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'For' }), 'Reptiles');
    await expect(canvas.queryByText('Swollen, hard belly and retching')).toBeNull();
  },
};

export const InPolish: Story = {
  globals: { language: 'pl' },
  parameters: { path: '/pl/emergency', ...from(NIGHT) },
  render: () => <PolishEmergencyPage />,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Zadzwoń: / });
    await expect(first).toHaveAccessibleName('Zadzwoń: 22 000 10 10, Klinika Całodobowa Mokotów');
    const near = within(canvas.getByRole('region', { name: 'Czynne teraz w okolicy: Warszawa' }));
    await expect(near.getAllByText('do 08:00')).toHaveLength(2);
    await expect(near.getByText('4,6 km')).toBeVisible();
    await expect(near.getByText(/lek\. wet\. Marek Kania/)).toBeVisible();
    await expect(canvas.getByText('było czynne do 22:00')).toBeVisible();
    await userEvent.click(canvas.getByText('Krwawienie, które nie ustaje'));
    await expect(canvas.getByText(/^Mocno przyciśnij do rany/)).toBeVisible();
  },
};

export const InUkrainian: Story = {
  globals: { language: 'uk' },
  parameters: { path: '/uk/emergency', ...from(NIGHT) },
  render: () => <UkrainianEmergencyPage />,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Зателефонувати: / });
    await expect(first).toHaveAccessibleName('Зателефонувати: 22 000 10 10, Klinika Całodobowa Mokotów');
    const near = within(canvas.getByRole('region', { name: 'Зараз відчинено поблизу: Warszawa' }));
    await expect(near.getByText('4,6 км')).toBeVisible();
    await expect(near.getByText(/вет\. лікар Marek Kania/)).toBeVisible();
    await userEvent.click(canvas.getByText('Кровотеча не зупиняється'));
    await expect(canvas.getByText(/^Міцно притисніть до рани/)).toBeVisible();
  },
};

/** Only the city of a practice is known: no distance is made up. */
export const WithoutAddress: Story = {
  parameters: from([contact({ isLocated: false, distanceKm: 0, address: null })]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('in Warszawa')).length).toBe(2);
    await expect(canvas.queryByText(/by car/)).toBeNull();
  },
};

export const OfAnOwner: Story = {
  parameters: {
    queryData: [
      [emergencyKeys.contacts('Warszawa'), NIGHT],
      [appointmentKeys.ofOwner('c1'), [visit()]],
      [petKeys.list('c1'), [pet({ name: 'Burek', weight: 31.5, allergies: 'Penicillin', medications: null })]],
    ],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'c1' }, true),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'What the clinic will ask about your pets' }),
    ).toBeVisible();
    await expect(await canvas.findByText('from the centre of Warszawa, where your last visit was')).toBeVisible();
    for (const fact of ['31.5 kg', 'Penicillin', 'None noted']) await expect(canvas.getByText(fact)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Passport of Burek' })).toBeVisible();
  },
};
