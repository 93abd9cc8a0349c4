import { useMutation, useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import { namedRow, numeric } from '../boundary/index.ts';
import { useReadAgain } from '../settled/use-read-again.ts';

/** Animals with a vaccination due that the signed-in vet gave. */
export interface VaccinationsDue {
  due: number;
  /** Of so many the owners have not been reminded lately, and have booked nothing. */
  toRemind: number;
}

const counts = namedRow({ due: numeric, to_remind: numeric });

export const vaccinationsDueKeys = {
  all: ['vaccinations-due'] as const,
  ofMonth: (userId: string, month: string) => ['vaccinations-due', userId, month] as const,
};

/** What is due in the month of this day, 'YYYY-MM-DD'; waits until somebody is signed in. */
export function useVaccinationsDue(month: string) {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: vaccinationsDueKeys.ofMonth(userId, month),
    queryFn: ({ signal }) => request((client) => client.rpc('vaccinations_due', { month }), counts, { signal }),
    enabled: userId !== '',
  });
}

/** Reminds the owners of what is due in the month of a day, each once. Resolves with how many animals that are. */
export function useRemindOfVaccinations() {
  return useMutation({
    mutationFn: (month: string) => request((client) => client.rpc('remind_of_vaccinations', { month }), numeric),
    onSettled: useReadAgain(vaccinationsDueKeys.all),
  });
}
