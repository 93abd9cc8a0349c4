import type { Availability } from '../availability-badge/availability-badge.tsx';

/** A vet as lists show one. */
export interface VetCardData {
  id: string;
  name: string;
  specialty: string;
  /** 1 to 5; null: no reviews yet. */
  rating: number | null;
  reviewCount: number;
  /** Null: no free time known. */
  availability: Availability | null;
  location: string;
  imageUrl: string | null;
  /** The features of the portrait that the vet chose, as stored. */
  portrait?: object | null;
  description?: string;
}
