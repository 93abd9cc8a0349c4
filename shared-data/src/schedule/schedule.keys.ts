export const scheduleKeys = {
  all: ['schedule'] as const,
  slots: (veterinarianId: string) => ['schedule', 'slots', veterinarianId] as const,
  slotsBetween: (veterinarianId: string, from: string, to: string, minutes = 30) =>
    ['schedule', 'slots', veterinarianId, from, to, minutes] as const,
  nextFreeDays: (veterinarianIds: readonly string[], from: string, days: number, part?: string) =>
    ['schedule', 'next-free-days', from, days, veterinarianIds, ...(part ? [part] : [])] as const,
  timeOff: (veterinarianId: string) => ['schedule', 'time-off', veterinarianId] as const,
  holidays: (from: string, to: string) => ['holidays', from, to] as const,
  workingHours: (veterinarianId: string) => ['schedule', 'working-hours', veterinarianId] as const,
};
