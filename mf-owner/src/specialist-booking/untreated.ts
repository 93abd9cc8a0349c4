interface UntreatedWords {
  locale: string;
  doctor(name: string): string;
  /** Whom a vet treats, as the title has them. */
  animals: Partial<Record<string, string>>;
  title(doctor: string, animals: string): string;
  question: string;
  confirmLabel: string;
  otherLabel: string;
}

/** What is asked before an animal is booked that the vet does not treat, and the way to who does. */
export function untreatedIn({ locale, doctor, animals, title, question, confirmLabel, otherLabel }: UntreatedWords) {
  const listOf = new Intl.ListFormat(locale);
  const known = new Map(Object.entries(animals));
  return ({ name, petTypes }: { name: string; petTypes: readonly string[] }) => ({
    title: title(doctor(name), listOf.format(petTypes.map((type) => known.get(type) ?? type.toLowerCase()))),
    question,
    confirmLabel,
    other: { href: '/map-search', label: otherLabel },
  });
}
