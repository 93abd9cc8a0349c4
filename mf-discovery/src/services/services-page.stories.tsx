import { sessionStore } from '@veto/shared-data/core';
import { visitTypeKeys } from '@veto/shared-data/visit-types';
import { expect, type Meta, pageStates, type StoryObj } from '@veto/shared-ui/storybook';
import PolishServicesPage from './polish-services-page.tsx';
import ServicesPage from './services-page.tsx';

const OFFERED = [
  { service: 'wellness', label: 'Wellness exams', price_from: 120, minutes: 30 },
  { service: 'vaccination', label: 'Vaccinations', price_from: 90, minutes: 20 },
  { service: 'operation', label: 'Operations', price_from: 600, minutes: 60 },
];

const meta: Meta<typeof ServicesPage> = {
  title: 'Pages/Services',
  component: ServicesPage,
  parameters: {
    layout: 'fullscreen',
    path: '/services',
    page: {
      routes: ['/services', '/pl/services', '/uk/services'],
      without: { Failed: 'Prices are left out.', Empty: 'Prices are left out.', Long: 'Always the same.' },
    },
    queryData: [[visitTypeKeys.offeredCare, OFFERED]],
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof ServicesPage>;

/** A service leads with a price and a length where a vet offers it. */
export const Page: Story = {
  play: async ({ canvas }) => {
    const [preventive, dental] = canvas.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
    await expect(preventive).toHaveTextContent(/^Preventive careVaccinations from 90 zł, 20 minutesCheck-ups/);
    await expect(dental).toHaveTextContent(/^Dental servicesCleaning/);
  },
};

const states = pageStates();
export const Loading: Story = states.loading;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const InPolish: Story = {
  globals: { language: 'pl' },
  parameters: { path: '/pl/services' },
  render: () => <PolishServicesPage />,
  play: async ({ canvas }) => {
    const [preventive] = canvas.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
    await expect(preventive).toHaveTextContent(/^ProfilaktykaSzczepienia od 90 zł, 20 minBadania/);
    const link = canvas.getByRole('link', { name: 'Znajdź stomatologa' });
    await expect(link).toHaveAttribute('href', '/map-search?query=stomatologia');
  },
};
