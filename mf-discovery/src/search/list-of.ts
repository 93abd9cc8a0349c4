/** 'dogs, cats or rabbits' */
export function listOf(petTypes: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(petTypes.map((type) => type.toLowerCase()));
}
