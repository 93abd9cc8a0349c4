import { useMutation } from '@tanstack/react-query';
import { RequestError, request, requestChange } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import type { Appointment } from '../appointments/index.ts';
import type { Insert } from '../database/index.ts';
import { useRefreshReviews } from './refresh-reviews.ts';
import { type Review, type ReviewValues, reviewRow } from './reviews.schema.ts';

interface NewReview {
  appointment: Pick<Appointment, 'id' | 'veterinarianId'>;
  values: ReviewValues;
}

function reviewAppointment({ appointment, values }: NewReview): Promise<Review> {
  // The author's name is a trigger's.
  const row = {
    appointment_id: appointment.id,
    veterinarian_id: appointment.veterinarianId,
    rating: values.rating,
    comment: values.comment.trim() || null,
  } as Insert<'reviews'>;
  return requestChange((client) => client.from('reviews').insert(row).select(), reviewRow).catch(async (error) => {
    // Sent again after a lost answer, it is there.
    if (!(error instanceof RequestError && error.status === 409)) throw error;
    const written = await request(
      (client) => client.from('reviews').select().eq('appointment_id', appointment.id),
      z.array(reviewRow),
    );
    const same = written.find(({ rating, comment }) => rating === row.rating && (comment ?? null) === row.comment);
    if (!same) throw error;
    return same;
  });
}

/** An owner reviews a completed visit, once. */
export function useReviewAppointment() {
  return useMutation({ mutationFn: reviewAppointment, onSuccess: useRefreshReviews() });
}
