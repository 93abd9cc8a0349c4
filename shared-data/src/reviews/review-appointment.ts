import { useMutation } from '@tanstack/react-query';
import { requestChange } from '@veto/shared-data/core';
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
  return requestChange((client) => client.from('reviews').insert(row).select(), reviewRow);
}

/** An owner reviews a completed visit, once. */
export function useReviewAppointment() {
  return useMutation({ mutationFn: reviewAppointment, onSuccess: useRefreshReviews() });
}
