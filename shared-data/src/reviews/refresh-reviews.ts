import { useQueryClient } from '@tanstack/react-query';
import { appointmentKeys } from '../appointments/index.ts';
import { veterinarianKeys } from '../veterinarians/index.ts';
import { reviewKeys } from './reviews.keys.ts';

export function useRefreshReviews() {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [reviewKeys.all, appointmentKeys.all, veterinarianKeys.all])
      queryClient.invalidateQueries({ queryKey });
  };
}
