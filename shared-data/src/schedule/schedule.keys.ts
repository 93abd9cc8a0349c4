export const scheduleKeys = {
  all: ['schedule'] as const,
  slots: (veterinarianId: string) => ['schedule', 'slots', veterinarianId] as const,
  slotsBetween: (veterinarianId: string, from: string, to: string) =>
    ['schedule', 'slots', veterinarianId, from, to] as const,
  nextFreeDays: (veterinarianIds: readonly string[], from: string, days: number) =>
    ['schedule', 'next-free-days', from, days, veterinarianIds] as const,
  workingHours: (veterinarianId: string) => ['schedule', 'working-hours', veterinarianId] as const,
};
