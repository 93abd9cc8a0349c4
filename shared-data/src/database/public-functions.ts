/** The functions that only read, and only what everybody may see: a program that renders pages on the server has no others asked. */
export const PUBLIC_FUNCTIONS = [
  'count_filter_options',
  'directory_pages',
  'emergency_contacts',
  'free_slots',
  'listed_veterinarians',
  'nearest_free_slots',
  'nearest_veterinarians',
  'next_free_days',
  'offered_care',
  'review_summary',
  'search_veterinarians',
  'usual_price',
  'veterinarian_address',
  'veterinarians_on_map',
] as const;
