import { createContext, useContext, useEffect } from 'react';

/** Reports the unsaved part of a form, in the plural: 'working hours'; null: all is saved. */
export type ReportChange = (what: string | null) => void;

/** Of the part of a page around a form: the page marks the part, and asks before it is left. */
export const ChangeReport = createContext<ReportChange | null>(null);

/** Tells the page around a form what is not saved. Returns whether there is such a page. */
export function useChangeReport(what: string | null): boolean {
  const report = useContext(ChangeReport);
  useEffect(() => report?.(what), [report, what]);
  useEffect(() => () => report?.(null), [report]);
  return report !== null;
}
