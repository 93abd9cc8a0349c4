import { expect, fn, type Meta, type StoryObj, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { useMemo, useState } from 'react';
import { LinkedRow } from '../map-in-view/linked-row.tsx';
import { usePlaceFocus } from '../map-in-view/use-place-focus.ts';
import { cellsOfPlaces } from './cells.ts';
import type { MapWords } from './map-engine.ts';
import type { MapArea, MapCell, MapPlace, MapView } from './map-place.ts';
import { PlacesMap } from './places-map.tsx';

const WORDS: MapWords = {
  label: 'Map of veterinarians',
  loading: 'Loading Maps...',
  unavailable: 'The map cannot be shown here. The list has every place.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  searchArea: 'Search this area',
  twoFingers: 'Use two fingers to move the map',
  cluster: (count) => `${count} veterinarians, zoom in`,
};

const PLACES: MapPlace[] = [
  {
    id: 'warsaw',
    name: 'Anna Kowalska',
    address: 'ul. Puławska 12, Warszawa',
    href: '#warsaw',
    coordinates: [21.02, 52.2],
  },
  {
    id: 'krakow',
    name: 'Piotr Nowak',
    address: 'ul. Długa 3, Kraków',
    href: '#krakow',
    coordinates: [19.94, 50.06],
  },
  {
    id: 'gdynia',
    name: 'Zofia Wiśniewska',
    address: 'ul. Morska 81, Gdynia',
    href: '#gdynia',
    coordinates: [18.53, 54.52],
  },
];
const around = ({ coordinates: [longitude, latitude] }: MapPlace): MapArea => ({
  west: longitude - 0.1,
  south: latitude - 0.1,
  east: longitude + 0.1,
  north: latitude + 0.1,
});

/** 20,000 in each of three cities, and of Kraków's a single one when the map is near. */
const cellsAt = (zoom: number): MapCell[] =>
  PLACES.map((place) =>
    place.id === 'krakow' && zoom > 6
      ? { count: 1, coordinates: place.coordinates, area: null, place }
      : { count: 20_000, coordinates: place.coordinates, area: around(place), place: null },
  );

interface MapWithListProps {
  /** Those that the list has loaded. */
  places: readonly MapPlace[];
  /** What the database finds at a zoom; by itself the places of the list. */
  cells?: (zoom: number) => MapCell[];
}

function MapWithList({ places, cells }: MapWithListProps) {
  const [view, setView] = useState<MapView | null>(null);
  const focus = usePlaceFocus();
  const [area, setArea] = useState<MapArea | null>(null);
  const found = useMemo(() => places.filter((place) => isIn(area, place)), [places, area]);
  const ofList = useMemo(() => cellsOfPlaces(found), [found]);
  const overview = useMemo(() => cells?.(0) ?? ofList, [cells, ofList]);
  const drawn = useMemo(() => (view && cells?.(view.zoom)) ?? overview, [cells, view, overview]);
  const told = `${found.length} of ${places.length} veterinarians in this area`;
  return (
    <>
      <PlacesMap
        places={found}
        overview={overview}
        cells={drawn}
        onView={setView}
        words={WORDS}
        focus={focus}
        areaSearch={{ area, question: '', told, search: setArea }}
      />
      <button type="button" onClick={() => setArea(null)}>
        Search everywhere
      </button>
      <ul>
        {found.slice(0, 5).map(({ id, name }) => (
          <LinkedRow key={id} id={id} focus={focus}>
            <a href={`#${id}`}>{name}</a>
          </LinkedRow>
        ))}
      </ul>
    </>
  );
}

/** As the database answers for an area. */
function isIn(area: MapArea | null, { coordinates: [longitude, latitude] }: MapPlace): boolean {
  if (!area) return true;
  const { west, south, east, north } = area;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

const meta = {
  title: 'People/VeterinariansMap',
  component: MapWithList,
  args: { places: PLACES },
} satisfies Meta<typeof MapWithList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    const pin = await canvas.findByRole('button', { name: 'Piotr Nowak, ul. Długa 3, Kraków' });
    await userEvent.click(pin);
    const window = await canvas.findByRole('dialog', { name: 'Piotr Nowak' });
    await expect(window).toHaveTextContent('ul. Długa 3, Kraków');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
    const row = within(canvas.getByRole('list')).getByRole('link', { name: 'Piotr Nowak' }).parentElement;
    await expect(row).toHaveAttribute('data-chosen');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(pin).toHaveFocus();
    await userEvent.hover(canvas.getByRole('link', { name: 'Zofia Wiśniewska' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Zofia/ })).toHaveAttribute('data-lit'));
  },
};

/** A press on a cluster goes nearer, where the database has others to tell. */
export const Clusters: Story = {
  args: { places: PLACES.slice(0, 1), cells: cellsAt },
  play: async ({ canvas }) => {
    const groups = await canvas.findAllByRole('button', { name: '20000 veterinarians, zoom in' });
    await expect(groups).toHaveLength(3);
    await expect(groups[0]).toHaveTextContent('20k');
    await userEvent.hover(canvas.getByRole('link', { name: 'Anna Kowalska' }));
    await waitFor(() => expect(groups[1]).toHaveAttribute('data-lit'));
    // From north to south: Kraków is last.
    groups[2]?.focus();
    await userEvent.keyboard('{Enter}');
    const alone = await canvas.findByRole('button', { name: /^Piotr Nowak/ });
    await userEvent.click(alone);
    const window = await canvas.findByRole('dialog', { name: 'Piotr Nowak' });
    await expect(within(window).getByRole('link', { name: 'Piotr Nowak' })).toHaveAttribute('href', '#krakow');
  },
};

export const NothingLocated: Story = {
  args: { places: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
};

export const WithoutWebGL: Story = {
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = fn(() => null);
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(WORDS.unavailable)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Anna Kowalska' })).toBeVisible();
  },
};
