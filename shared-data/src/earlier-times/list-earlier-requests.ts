import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import { todayInWarsaw } from '../calendar/index.ts';
import { pollEvery } from '../polling/index.ts';
import { earlierTimeKeys } from './earlier-times.keys.ts';
import { earlierRequestRows } from './earlier-times.schema.ts';

const VETERINARIAN = 'id, full_name, city, specialty, clinic_name, address, phone, profile_image_url, portrait';
const COLUMNS =
  `id, appointment_id, pet_name, pet_type, reason_for_visit, kilometres, from_date, to_date, veterinarian:profiles!earlier_requests_veterinarian_id_fkey(${VETERINARIAN}), slot_offers(id, slot_date, slot_time, held_until, duration_minutes, kilometres, visit_type_id, visit_type, price_from, price_to, veterinarian:profiles!slot_offers_veterinarian_id_fkey(${VETERINARIAN}))` as const;

/** What the signed-in owner waits for, the oldest first, each with the time that is held for them; asked for again while they wait. */
export function useEarlierRequests() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: earlierTimeKeys.requests(userId),
    queryFn: ({ signal }) =>
      request(
        (client) =>
          client
            .from('earlier_requests')
            .select(COLUMNS)
            .eq('client_id', userId)
            .is('ended_at', null)
            .gte('to_date', todayInWarsaw())
            // What still stands, by the server's clock: the device's may be wrong by days.
            .is('slot_offers.outcome', null)
            .gt('slot_offers.held_until', 'now')
            .order('created_at'),
        earlierRequestRows,
        { signal },
      ),
    enabled: userId !== '',
    refetchInterval: (query) => (query.state.data?.length ? pollEvery(15_000)(query) : false),
  });
}
