import { done, type World } from './world.ts';

/** A vet as `search_veterinarians` answers; the columns that tests read. */
export interface FoundVeterinarian {
  id: string;
  full_name: string;
  rating: number | null;
  review_count: number;
  next_slot_date: string | null;
  next_slot_time: string | null;
  treats: string[];
  lowest_price: number | null;
  distance_km?: number | null;
}

export interface FoundPage {
  total: number;
  items: FoundVeterinarian[];
  next: object | null;
  measured_from?: string | null;
  without_price?: number;
  /** What was read in the words. */
  meanings?: { piece: string; kind: string | null; label: string | null; corrected: boolean; missing: boolean }[];
}

/** What a visitor of the directory is answered. */
export async function searchVeterinarians({ visitor }: World, filters: object = {}): Promise<FoundPage> {
  return (await done(visitor.rpc('search_veterinarians', filters))) as FoundPage;
}

export const namesOf = ({ items }: FoundPage): string[] => items.map(({ full_name }) => full_name);
