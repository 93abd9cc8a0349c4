export const APPOINTMENT_STATUSES = ['upcoming', 'completed', 'cancelled'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** The directory's filter, in its order. */
export const AVAILABILITIES = ['Available today', 'Available this week', 'Weekend availability'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** How soon a vet can be seen. */
export type Soonness = 'today' | 'this-week' | 'later';

export type VeterinarianSort = 'rating' | 'earliest' | 'reviews';

/** The directory's sort select. */
export const VETERINARIAN_SORTS = [
  { value: 'rating', label: 'Highest Rating' },
  { value: 'earliest', label: 'Earliest Availability' },
  { value: 'reviews', label: 'Most Reviews' },
] as const satisfies readonly { value: VeterinarianSort; label: string }[];

/** What a vet offers who has not listed services. */
export const DEFAULT_SERVICES = [
  'Wellness exams',
  'Vaccinations',
  'Preventative care',
  'Medical consultations',
  'Emergency care',
] as const;

/** The services on a Polish specialist's page. */
export const POLISH_SERVICES = [
  'Badanie ogólne',
  'Szczepienia ochronne',
  'Leczenie chorób',
  'Profilaktyka zdrowotna',
  'Czipowanie',
] as const;

/** The times that a Polish specialist's page offers when the vet has no working hours of their own. */
export const POLISH_TIME_SLOTS = [
  ...['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'],
  ...['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'],
] as const;
