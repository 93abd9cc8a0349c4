import type { Animal, Words } from './animals.ts';

/** Why an animal comes, and what is found, done and later said about it. `{pet}` stands for its name. */
export interface Complaint {
  animals: readonly Animal[];
  /** How often it occurs beside the others. */
  weight: number;
  /** As the owner writes it when they book. */
  reasons: Words;
  /** The summary of the note; the first of them goes with the first of the reasons, and so on. */
  findings: Words;
  treatment?: string;
  /** `{dose}` is computed from the weight, so much per kilogram. */
  medicine?: { name: string; dose: string; days: number; perKilogram?: number };
  /** Vaccines of each animal that gets them here; they are due again after so many days. */
  vaccines?: Partial<Record<Animal, readonly { product: string; days: number }[]>>;
  /** When the animal is asked to come again, and how the owner books that. */
  again?: { weeks: number; reason: string; finding: string };
  /** What a content owner says of it in a review. */
  praise: readonly [string, string, ...string[]];
}
