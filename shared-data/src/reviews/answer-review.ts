import { useMutation } from '@tanstack/react-query';
import { requestChange } from '@veto/shared-data/core';
import { useRefreshReviews } from './refresh-reviews.ts';
import { type Review, reviewRow } from './reviews.schema.ts';

function answerReview({ id, answer }: { id: string; answer: string }): Promise<Review> {
  const row = { answer: answer.trim() || null };
  return requestChange((client) => client.from('reviews').update(row).eq('id', id).select(), reviewRow);
}

/** The vet answers a review; an empty answer takes the answer back. */
export function useAnswerReview() {
  return useMutation({ mutationFn: answerReview, onSuccess: useRefreshReviews() });
}
