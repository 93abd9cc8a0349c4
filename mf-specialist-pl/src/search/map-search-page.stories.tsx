import { placeKeys } from '@veto/shared-data/places';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { PLACES, VETS } from '../specialist/vets.fixture.ts';
import MapSearchPage from './map-search-page.tsx';
import { MapSearchSkeleton } from './map-search-skeleton.tsx';

const pageOf = (items: readonly unknown[]) => ({
  pages: [{ items, total: items.length, next: null }],
  pageParams: [null],
});

const meta: Meta<typeof MapSearchPage> = {
  title: 'Pages/Polish search',
  component: MapSearchPage,
  parameters: {
    layout: 'fullscreen',
    path: '/map-search',
    queryData: [
      [veterinarianKeys.search({}), pageOf(VETS)],
      [placeKeys.of(VETS.map(({ id }) => id)), PLACES],
      [veterinarianKeys.search({ specialties: ['Surgery'] }), pageOf([VETS[1]])],
      [placeKeys.of([VETS[1].id]), PLACES],
      [veterinarianKeys.search({ query: 'papuga' }), pageOf([])],
    ],
  },
};
export default meta;
type Story = StoryObj<typeof MapSearchPage>;

export const ThreeVets: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 weterynarzy znaleziono')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Anna Kowalska' })).toHaveAttribute('href', '/specialist/1');
    await expect(canvas.getByText('3,1 km')).toBeVisible();
    await expect(canvas.getAllByText('pon.–pt. 09:00–17:00')).toHaveLength(2);
  },
};

export const SearchFinds: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'chirurg');
    await userEvent.click(canvas.getByRole('button', { name: 'Znajdź weterynarza' }));
    await expect(await canvas.findByText('1 weterynarz znaleziony')).toBeVisible();
    await expect(canvas.queryByText('Anna Kowalska')).toBeNull();
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

export const Loading: Story = { render: () => <MapSearchSkeleton /> };
