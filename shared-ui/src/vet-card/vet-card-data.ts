/** A vet as lists show one. */
export interface VetCardData {
  id: string;
  name: string;
  specialty: string;
  /** 1 to 5; null: no reviews yet. */
  rating: number | null;
  reviewCount: number;
  /** 'Available today', 'Available this week', 'Next: …'; null: no free time known. */
  availability: string | null;
  location: string;
  imageUrl: string | null;
  /** The seed of the portrait that the vet chose. */
  portrait?: string | null;
  description?: string;
}
