import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { expect, LONG_WORD, type Meta, pageStates, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { useHref, useLocation } from 'react-router-dom';
import { CARDS, freeDaysAnswer, searchAnswer } from '../fixtures/veterinarians.fixture.ts';
import VeterinariansPage from './veterinarians-page.tsx';

const WARSAW = { west: 20.8, south: 52.1, east: 21.3, north: 52.4 };
const SEA = { west: 16, south: 55.1, east: 17, north: 55.6 };

const meta = {
  title: 'Pages/Listing',
  component: VeterinariansPage,
  parameters: {
    page: { routes: ['/veterinarians'] },
    layout: 'fullscreen',
    path: '/veterinarians',
    queryData: [
      [veterinarianKeys.search({}), searchAnswer(CARDS)],
      freeDaysAnswer(CARDS),
      [
        veterinarianKeys.search({ query: 'parrot', city: 'Gdynia' }),
        searchAnswer([], 0, [{ piece: 'parrot', kind: 'pet_type', label: 'Birds', corrected: false, missing: false }]),
      ],
      [veterinarianKeys.search({ area: WARSAW }), searchAnswer(CARDS, 12)],
      [veterinarianKeys.search({ petTypes: ['Birds'], area: SEA }), searchAnswer([])],
    ],
  },
} satisfies Meta<typeof VeterinariansPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meet our team of experienced veterinary professionals')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Where to find them' })).toBeVisible();
  },
};

const states = pageStates({
  empty: { answers: [[veterinarianKeys.search({}), searchAnswer([])]], says: /^No vet/ },
  long: {
    answers: [[veterinarianKeys.search({}), searchAnswer(CARDS.map((card) => ({ ...card, name: LONG_WORD })))]],
    says: new RegExp(LONG_WORD),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const NobodyInTheCity: Story = {
  parameters: { path: '/veterinarians?query=parrot&city=Gdynia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing veterinarians in Gdynia matching "parrot"')).toBeVisible();
    await expect(canvas.getByText(/^No vet in Gdynia matches "parrot"\./)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Show vets in Gdynia who treat birds' })).toHaveAttribute(
      'href',
      '/veterinarians?query=&city=Gdynia&pet=Birds',
    );
    await expect(canvas.getByRole('link', { name: 'Show all veterinarians' })).toHaveAttribute(
      'href',
      '/veterinarians?query=&city=all',
    );
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Gdynia');
  },
};

const Address = () => <output aria-label="Address">{useHref(useLocation())}</output>;

/** A distance from no place asks for one; from the visitor it is a filter like any other. */
export const WithinADistance: Story = {
  beforeEach: () => {
    const geolocation = {
      getCurrentPosition: (found: PositionCallback) =>
        found({ coords: { latitude: 50.06, longitude: 19.94 } } as GeolocationPosition),
    };
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'geolocation');
  },
  parameters: {
    path: '/veterinarians?query=&city=all&within=20',
    queryData: [
      [veterinarianKeys.search({}), searchAnswer(CARDS)],
      [
        veterinarianKeys.search({ near: { latitude: 50.06, longitude: 19.94 }, withinKm: 20 }),
        searchAnswer(CARDS.slice(0, 1)),
      ],
      freeDaysAnswer(CARDS),
      freeDaysAnswer(CARDS.slice(0, 1)),
    ],
  },
  play: async ({ canvas }) => {
    const hint = 'Within 20 km of where? Choose a city or town, or press Near me.';
    await expect(await canvas.findByText(hint)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Near me' }));
    await waitFor(() => expect(canvas.queryByText(hint)).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Within 20 km, remove this filter' })).toBeVisible();
    await expect(await canvas.findByText('1 veterinarian found')).toBeInTheDocument();
  },
};

/** The fields below the bar are in its form. */
export const EnterSearches: Story = {
  render: () => (
    <>
      <VeterinariansPage />
      <Address />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day, time and distance' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Price up to, zł' }), '120{Enter}');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/veterinarians?query=&city=all&price=120');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City or town' }), 'Wieliczka{Enter}');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('?query=&city=Wieliczka&price=120');
  },
};

/** The area is part of the address; it is said, and taken off again. */
export const InAnArea: Story = {
  parameters: { path: '/veterinarians?query=&city=all&area=20.8_52.1_21.3_52.4' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 veterinarians in this area');
    await expect(canvas.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute(
      'href',
      '/veterinarians?query=&city=all',
    );
    await expect(canvas.getByText('3 of 12')).toBeVisible();
  },
};

/** Nobody works on the open sea: the map stays, to look elsewhere. */
export const NobodyInTheArea: Story = {
  parameters: { path: '/veterinarians?query=&city=all&pet=Birds&area=16_55.1_17_55.6' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No vet in this area who treats birds matches your filters\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute(
      'href',
      '/veterinarians?query=&city=all&pet=Birds',
    );
    await expect(await canvas.findByRole('region', { name: 'Map of veterinarians' })).toBeVisible();
  },
};
