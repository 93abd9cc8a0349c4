import type { CalendarDate } from '@internationalized/date';
import type { Row } from '../../src/database/index.ts';
import type { Words } from './animals.ts';
import { daysFrom } from './diary.ts';
import type { Random } from './random.ts';
import { ANSWERS, CLOSINGS, OF_ANIMAL, OPENINGS } from './review-words.ts';
import { about, type Visit } from './visits.ts';

export type Review = Pick<
  Row<'reviews'>,
  'appointment_id' | 'rating' | 'comment' | 'answer' | 'answered_at' | 'created_at'
>;

/** The ratings that veterinarians tend to get, so that averages differ. */
const TENDENCIES: readonly [readonly [number, ...number[]], ...(readonly [number, ...number[]])[]] = [
  [5, 5, 5, 5, 4],
  [5, 5, 4, 5],
  [5, 4, 5, 4],
  [5, 4, 4, 3],
  [4, 4, 3, 5, 2],
];

/** The order in which a review says things, of owners who are content. */
const SHAPES = [
  ['opening', 'praise'],
  ['praise', 'closing'],
  ['animal', 'praise'],
  ['opening', 'animal', 'closing'],
  ['praise', 'animal', 'closing'],
] as const;

/** Writes reviews and answers, none of them twice. */
export function createReviewer(random: Random) {
  const turns = new Map<Words, number>();
  const said = new Set<string>();
  const next = (words: Words): string => {
    const turn = turns.get(words) ?? 0;
    turns.set(words, turn + 1);
    return words[turn % words.length] ?? words[0];
  };
  /** Null when everything that could be said about an animal of this name has been said: then nothing is. */
  const unsaid = (compose: () => string): string | null => {
    for (let tries = 0; tries < 60; tries += 1) {
      const text = compose();
      if (said.has(text)) continue;
      said.add(text);
      return text;
    }
    return null;
  };
  const comment = ({ complaint, pet }: Visit, rating: number) => {
    const parts = {
      opening: () => next(OPENINGS[rating] ?? OPENINGS[5]),
      praise: () => next(complaint.praise),
      animal: () => next(OF_ANIMAL[pet.animal]),
      closing: () => next(CLOSINGS[rating] ?? CLOSINGS[5]),
    };
    return unsaid(() => {
      const shape = rating >= 4 ? random.pick(SHAPES) : (['opening', 'closing'] as const);
      return about(pet, shape.map((part) => parts[part]()).join(' '));
    });
  };
  const answerTo = ({ pet }: Visit, rating: number) => {
    const answers = rating >= 4 ? ANSWERS.thanks : ANSWERS.sorry;
    return random.chance(rating >= 4 ? 25 : 60) ? unsaid(() => about(pet, next(answers))) : null;
  };
  const reviewWith = (visit: Visit, rating: number, said: Pick<Review, 'comment' | 'answer'>): Review => ({
    ...{ appointment_id: visit.row.id, rating, ...said },
    answered_at: said.answer ? `${visit.date.add({ days: 2 })}T10:00:00Z` : null,
    created_at: `${visit.date.add({ days: 1 })}T18:00:00Z`,
  });
  const review = (visit: Visit, rating: number) =>
    reviewWith(visit, rating, { comment: comment(visit, rating), answer: answerTo(visit, rating) });
  return {
    /** A review in these words, the day after the visit. */
    reviewWith,
    /** Of visits of one veterinarian, oldest first: about so many reviews from all of the time, one of each client. */
    reviewsOf(visits: readonly Visit[], today: CalendarDate, atMost: number, tendency = random.pick(TENDENCIES)) {
      const over = visits.filter(({ row, date }) => row.status === 'completed' && daysFrom(date, today) >= 3);
      const percent = Math.min(60, (130 * atMost) / over.length);
      const reviews = new Map<string, Review>();
      for (const visit of over) {
        const { client_id } = visit.row;
        if (!reviews.has(client_id) && reviews.size < atMost && random.chance(percent))
          reviews.set(client_id, review(visit, random.pick(tendency)));
      }
      return [...reviews.values()];
    },
  };
}

/** For whom nearly everybody is full of praise. */
export const [BELOVED] = TENDENCIES;
