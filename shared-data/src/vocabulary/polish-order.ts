const { compare } = new Intl.Collator('pl');

/** Rows by a text of theirs in Polish order: alergia, Ból, Lapis, Łapa, Świąd. Equal ones stay in their order. */
export function inPolishOrder<Row>(rows: readonly Row[], textOf: (row: Row) => string): Row[] {
  return rows.toSorted((one, other) => compare(textOf(one), textOf(other)));
}
