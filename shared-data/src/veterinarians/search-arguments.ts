import type { Args } from '../database/index.ts';
import type { GeoArea } from '../places/area.ts';
import type { Position } from '../places/places.schema.ts';
import type { VeterinarianFilters } from './veterinarians.schema.ts';

/** Filters as the database's functions name them. */
export function searchArguments(filters: VeterinarianFilters): Args<'count_filter_options'> {
  const { area } = filters;
  return {
    query: filters.query ?? null,
    // A backend that has not been migrated yet refuses a call that names what it does not know.
    ...(filters.match && { match: filters.match }),
    ...(filters.maxPrice !== undefined && { max_price: filters.maxPrice }),
    ...(filters.languages && { languages: filters.languages }),
    ...(filters.homeVisits && { home_visits: true }),
    ...(filters.catOnlyWaitingRoom && { cat_only_waiting_room: true }),
    ...(area && { area: areaArgument(area) }),
    ...(filters.near && { near: [filters.near.latitude, filters.near.longitude] }),
    ...(filters.withinKm !== undefined && { within_km: filters.withinKm }),
    city: filters.city ?? null,
    specialties: filters.specialties ?? null,
    availabilities: filters.availabilities ?? null,
    min_rating: filters.minRating ?? null,
    pet_types: filters.petTypes ?? null,
  };
}

/** No more precise than about a hundred metres: that is nobody's front door. */
export function roughly({ latitude, longitude }: Position): Position {
  return { latitude: Number(latitude.toFixed(3)), longitude: Number(longitude.toFixed(3)) };
}

/** [west, south, east, north], as GeoJSON's bounding boxes. */
export function areaArgument({ west, south, east, north }: GeoArea): number[] {
  return [west, south, east, north];
}

/** The same question in one form, so that it has one entry in the cache. */
export function normalizedFilters(filters: VeterinarianFilters): VeterinarianFilters {
  const { query, match, city, specialties, availabilities, minRating, petTypes, sort } = filters;
  const { maxPrice, languages, homeVisits, catOnlyWaitingRoom, area, near, withinKm, after } = filters;
  return {
    ...(query?.trim() && { query: query.trim(), ...(match && { match }) }),
    ...(city && city !== 'all' && { city }),
    ...(specialties?.length && { specialties: specialties.toSorted() }),
    ...(availabilities?.length && { availabilities: availabilities.toSorted() }),
    ...(minRating !== undefined && { minRating }),
    ...(petTypes?.length && { petTypes: petTypes.toSorted() }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(languages?.length && { languages: languages.toSorted() }),
    ...(homeVisits && { homeVisits }),
    ...(catOnlyWaitingRoom && { catOnlyWaitingRoom }),
    ...(area && { area }),
    ...(near && { near: roughly(near) }),
    ...(withinKm !== undefined && { withinKm }),
    ...(sort && { sort }),
    ...(after && { after }),
  };
}
