import { done, type World } from './world.ts';

/** A vet as `search_veterinarians` answers; the columns that tests read. */
export interface FoundVeterinarian {
  id: string;
  full_name: string;
  rating: number | null;
  review_count: number;
  next_slot_date: string | null;
  next_slot_time: string | null;
}

export interface FoundPage {
  total: number;
  items: FoundVeterinarian[];
  next: object | null;
}

/** What a visitor of the directory is answered. */
export async function searchVeterinarians({ visitor }: World, filters: object = {}): Promise<FoundPage> {
  return (await done(visitor.rpc('search_veterinarians', filters))) as FoundPage;
}
