import type { StyleSpecification } from 'maplibre-gl';

/** What the map is drawn with: the site's colours, for a canvas that knows no style sheet. */
const COLOURS = {
  light: { sea: '#f2ebe3', land: '#ffffff', border: '#cbb9dd', edge: '#8d7d92', name: '#685670', halo: '#ffffff' },
  dark: { sea: '#130a18', land: '#251a2c', border: '#4a3268', edge: '#8f7d9a', name: '#bfaec8', halo: '#251a2c' },
} as const;

/** Raster tiles that a site names: their address with {z}, {x} and {y}. */
export interface MapTiles {
  address: string;
  credit: string;
}

/** Names are drawn with the page's own font: the style names no glyphs, so that nothing is fetched for them. */
const FONT = ['Figtree Variable', 'Arial'];

/** Poland, its voivodeships and cities in one theme, or a site's own tiles in their place. */
export function outlineStyle(outline: string, dark: boolean, tiles: MapTiles | null): StyleSpecification {
  const { sea, land, border, edge, name, halo } = COLOURS[dark ? 'dark' : 'light'];
  const background = { id: 'sea', type: 'background', paint: { 'background-color': sea } } as const;
  if (tiles)
    return {
      version: 8,
      sources: { tiles: { type: 'raster', tiles: [tiles.address], tileSize: 256, attribution: tiles.credit } },
      layers: [background, { id: 'tiles', type: 'raster', source: 'tiles' }],
    };
  return {
    version: 8,
    sources: { poland: { type: 'geojson', data: outline } },
    layers: [
      background,
      {
        id: 'land',
        type: 'fill',
        source: 'poland',
        filter: ['==', ['get', 'kind'], 'country'],
        paint: { 'fill-color': land },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'poland',
        filter: ['==', ['get', 'kind'], 'borders'],
        paint: { 'line-color': border, 'line-width': 1 },
      },
      {
        id: 'edge',
        type: 'line',
        source: 'poland',
        filter: ['==', ['get', 'kind'], 'country'],
        paint: { 'line-color': edge, 'line-width': 1.5 },
      },
      {
        id: 'cities',
        type: 'symbol',
        source: 'poland',
        filter: ['==', ['get', 'kind'], 'city'],
        layout: { 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': 12, 'text-padding': 6 },
        paint: { 'text-color': name, 'text-halo-color': halo, 'text-halo-width': 1.5 },
      },
    ],
  };
}
