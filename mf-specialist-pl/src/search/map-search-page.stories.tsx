import { placeKeys } from '@veto/shared-data/places';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import {
  expect,
  LONG_WORD,
  type Meta,
  pageStates,
  type StoryObj,
  userEvent,
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import { InLanguage } from '@veto/slice-kit';
import { PLACES, VETS } from '../specialist/vets.fixture.ts';
import MapSearchPage from './map-search-page.tsx';
import UkrainianMapSearchPage from './ukrainian-map-search-page.tsx';

const pageOf = (items: readonly unknown[]) => ({
  pages: [{ items, total: items.length, next: null }],
  pageParams: [null],
});

const WARSAW = { latitude: 52.23, longitude: 21.012 };
const CRACOW = { latitude: 50.065, longitude: 19.945 };
const AREA = { west: 20.8, south: 52.1, east: 21.3, north: 52.4 };
const SEA = { west: 16, south: 55.1, east: 17, north: 55.6 };
const VISITOR = { latitude: 50.068, longitude: 19.912 };
const NEARBY = [3.1, 252, null].map((distanceKm, index) => ({ ...VETS[index], distanceKm }));

/** A browser whose visitor gives, or refuses, what the page asks for. */
function answerLocation(give: boolean): void {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (given: (at: { coords: typeof VISITOR }) => void, refused: () => void) =>
        give ? given({ coords: { latitude: 50.0684, longitude: 19.9117 } }) : refused(),
    },
  });
}

const meta: Meta<typeof MapSearchPage> = {
  title: 'Pages/Polish search',
  component: MapSearchPage,
  globals: { language: 'pl' },
  parameters: {
    page: { routes: ['/map-search', '/uk/map-search'] },
    layout: 'fullscreen',
    path: '/map-search',
    queryData: [
      [veterinarianKeys.nearest({ ...WARSAW, numberedFirst: true }), pageOf(NEARBY)],
      [placeKeys.of(VETS.map(({ id }) => id)), PLACES],
      [veterinarianKeys.nearest({ ...WARSAW, query: 'chirurg', fromWords: true }), pageOf([NEARBY[1]])],
      [placeKeys.of([VETS[0].id]), PLACES],
      [placeKeys.of([VETS[1].id]), PLACES],
      [veterinarianKeys.nearest({ ...WARSAW, query: 'papuga', fromWords: true }), pageOf([])],
      [
        veterinarianKeys.nearest({ ...WARSAW, query: 'chirurg Wieliczka', fromWords: true }),
        { pages: [{ ...pageOf([NEARBY[0]]).pages[0], measured_from: 'Wieliczka' }], pageParams: [null] },
      ],
      [veterinarianKeys.nearest({ ...WARSAW, area: AREA }), pageOf([NEARBY[0]])],
      [veterinarianKeys.nearest({ ...WARSAW, area: SEA }), pageOf([])],
      [veterinarianKeys.nearest(CRACOW), pageOf([...NEARBY].reverse())],
      [placeKeys.of([...VETS].reverse().map(({ id }) => id)), PLACES],
      [veterinarianKeys.nearest(VISITOR), pageOf([{ ...NEARBY[1], distanceKm: 0.84 }])],
    ],
  },
};
export default meta;
type Story = StoryObj<typeof MapSearchPage>;

export const ThreeVets: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 weterynarzy znaleziono')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'lek. wet. Anna Kowalska' })).toHaveAttribute(
      'href',
      '/specialist/1',
    );
    await expect(canvas.getByText('3,1 km od centrum')).toBeVisible();
    const own = within(canvas.getByRole('region', { name: 'Nasi specjaliści' }));
    await expect(own.getAllByRole('article')).toHaveLength(2);
    const nearest = within(canvas.getByRole('region', { name: 'Najbliżej centrum: Warszawa' }));
    await expect(nearest.getByRole('link', { name: /Ewa/ })).toBeVisible();
    await expect(canvas.getAllByText('pon.–pt. 09:00–17:00')).toHaveLength(2);
  },
};

const states = pageStates({
  empty: {
    answers: [[veterinarianKeys.nearest({ ...WARSAW, numberedFirst: true }), pageOf([])]],
    says: /^0 weterynarzy/,
  },
  long: {
    answers: [
      [veterinarianKeys.nearest({ ...WARSAW, numberedFirst: true }), pageOf([{ ...NEARBY[0], name: LONG_WORD }])],
    ],
    says: new RegExp(LONG_WORD),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const FromAnotherCity: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Odległość od centrum miasta'), 'Kraków');
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(/Ewa/));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Najbliżej centrum: Kraków' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Nasi specjaliści' })).toBeNull();
  },
};

/** The browser is asked on the press, and not before. */
export const FromTheVisitor: Story = {
  beforeEach: () => answerLocation(true),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Użyj mojej lokalizacji' }));
    await expect(await canvas.findByText('0,8 km od Ciebie')).toBeVisible();
    await expect(canvas.getByText('Odległość od Twojej lokalizacji')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Najbliżej Ciebie' })).toBeVisible();
  },
};

export const LocationRefused: Story = {
  beforeEach: () => answerLocation(false),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Użyj mojej lokalizacji' }));
    await expect(await canvas.findByText(/Brak dostępu do lokalizacji/)).toBeVisible();
    await expect(canvas.getByText('3,1 km od centrum')).toBeVisible();
  },
};

export const SearchFinds: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'chirurg');
    await userEvent.click(canvas.getByRole('button', { name: 'Znajdź weterynarza' }));
    await expect(await canvas.findByText('1 weterynarz znaleziony')).toBeVisible();
    await expect(canvas.queryByText('lek. wet. Anna Kowalska')).toBeNull();
  },
};

/** The place that the words name is what distances are measured from. */
export const PlaceInWords: Story = {
  parameters: { path: '/map-search?query=chirurg+Wieliczka' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Najbliżej centrum: Wieliczka' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Odległość od centrum miasta' })).toHaveValue('Wieliczka');
  },
};

export const NothingFound: Story = {
  parameters: { path: '/map-search?query=papuga' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 weterynarzy znaleziono')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż wszystkich' }));
    await expect(await canvas.findByText('3 weterynarzy znaleziono')).toBeVisible();
  },
};

/** The area is part of the address, and taken off with a press. */
export const InAnArea: Story = {
  parameters: { path: '/map-search?obszar=20.8_52.1_21.3_52.4' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 weterynarz na tym obszarze')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Szukaj wszędzie' }));
    await expect(await canvas.findByText('3 weterynarzy znaleziono')).toBeVisible();
  },
};

export const NobodyInTheArea: Story = {
  parameters: { path: '/map-search?obszar=16_55.1_17_55.6' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 weterynarzy na tym obszarze')).toBeVisible();
    await expect(canvas.getByText('Na tym obszarze nie ma weterynarzy')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Szukaj wszędzie' }));
    await expect(await canvas.findByText('3 weterynarzy znaleziono')).toBeVisible();
  },
};

export const InUkrainian: Story = {
  globals: { language: 'uk' },
  parameters: { path: '/uk/map-search' },
  render: () => (
    <InLanguage of="uk">
      <UkrainianMapSearchPage />
    </InLanguage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Знайдіть ветеринара поблизу' })).toBeVisible();
    await expect(canvas.getByText('Знайдено: 3 ветеринари')).toBeVisible();
    await expect(canvas.getByText('3,1 км від центру')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'вет. лікар Anna Kowalska' })).toBeVisible();
  },
};
