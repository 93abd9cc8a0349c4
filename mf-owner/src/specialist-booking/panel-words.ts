import type { KeptLinkProps } from '@veto/shared-ui/kept-link';
import type { Translated } from '@veto/slice-kit/contract';
import { createContext, useContext } from 'react';
import { POLISH_PANEL } from './polish-panel.ts';

/** What the panel says that books a visit on a vet's page. Dates are 'dd.MM.yyyy', times 'HH:MM'. */
export interface PanelWords {
  language: Translated;
  heading: string;
  /** Without a script; whether there is a number to call. */
  noScript(hasPhone: boolean): string;
  ownersAlone: string;
  /** To visitors, before they choose. */
  first: string;
  chooseDay: string;
  chooseTime(date: string): string;
  noTimes: string;
  noneOfTheseTimes: string;
  closed: string;
  taken: string;
  book: string;
  missing: { title: string; description: string };
  booked: string;
  confirmed: string;
  at(date: string, time: string): string;
  link(email: string | null): KeptLinkProps['words'];
  seeVisit: string;
  ownVisits: string;
  backToSearch: string;
  failed: { title: string; description: string; retryLabel: string };
  tellOfEarlier: string;
  calendar: { locale: string; label: string; unavailable(day: string): string; previous: string; next: string };
}

/** Polish unless the part is told otherwise. */
export const PanelWordsContext = createContext<PanelWords>(POLISH_PANEL);

export const usePanelWords = (): PanelWords => useContext(PanelWordsContext);
