/** Where a visit is booked with the veterinarian, and the pet where there is one, chosen already. */
export function bookingPath({ veterinarianId, petId }: { veterinarianId: string; petId?: string | null }): string {
  return `/appointments/new?${new URLSearchParams({ vet: veterinarianId, ...(petId && { petId }) })}`;
}
