export type Json = string | number | boolean | null | { readonly [key: string]: Json | undefined } | readonly Json[];

/** A table: what has a default or may be null can be missing in a row that is added, and nobody writes what is computed. */
export type Table<Row, Optional extends keyof Row, Computed extends keyof Row, Relationships> = {
  Row: Row;
  Insert: Omit<Row, Optional | Computed> & Partial<Pick<Row, Optional>>;
  Update: Partial<Omit<Row, Computed>>;
  Relationships: Relationships;
};

/** A foreign key, as Supabase's clients follow it. */
export interface Key<Name, Columns, Table, Referenced, IsOneToOne> {
  foreignKeyName: Name;
  columns: Columns;
  isOneToOne: IsOneToOne;
  referencedRelation: Table;
  referencedColumns: Referenced;
}

/** A row that a function returns: any column may be null, as the catalog says nothing of it. */
export type Answered<Row> = { [Column in keyof Row]: Row[Column] | null };
