import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestChange, sessionStore } from '@veto/shared-data/core';
import { type Appointment, appointmentKeys } from '../appointments/index.ts';
import { veterinarianKeys } from '../veterinarians/index.ts';
import { reviewKeys } from './reviews.keys.ts';
import { type Review, type ReviewValues, reviewRow } from './reviews.schema.ts';

function useRefreshAfterChange() {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [reviewKeys.all, appointmentKeys.all, veterinarianKeys.all])
      queryClient.invalidateQueries({ queryKey });
  };
}

/** An owner reviews a completed visit, once. */
export function useReviewAppointment() {
  const refresh = useRefreshAfterChange();
  return useMutation<Review, Error, { appointment: Pick<Appointment, 'id' | 'veterinarianId'>; values: ReviewValues }>({
    mutationFn: ({ appointment, values }) =>
      requestChange(
        (client) =>
          client
            .from('reviews')
            .insert({
              appointment_id: appointment.id,
              veterinarian_id: appointment.veterinarianId,
              client_id: sessionStore.getState().userId,
              rating: values.rating,
              comment: values.comment.trim() || null,
            })
            .select(),
        reviewRow,
      ),
    onSuccess: refresh,
  });
}

/** The vet answers a review; an empty answer takes the answer back. */
export function useAnswerReview() {
  const refresh = useRefreshAfterChange();
  return useMutation<Review, Error, { id: string; answer: string }>({
    mutationFn: ({ id, answer }) =>
      requestChange(
        (client) =>
          client
            .from('reviews')
            .update({ answer: answer.trim() || null })
            .eq('id', id)
            .select(),
        reviewRow,
      ),
    onSuccess: refresh,
  });
}
