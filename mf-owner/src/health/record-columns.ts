/** A pet's story, and beside it what is known of the pet. */
export const RECORD_COLUMNS = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' },
  gap: { base: '12', lg: '14' },
  alignItems: 'start',
} as const;
