import type { Appointment } from '@veto/shared-data/appointments';
import { latePart } from '@veto/shared-ui/late-part';
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react';

export interface VisitDialogProps {
  /** As it was when it was asked about: the database refuses what it allows no more. */
  appointment: Appointment;
  onClose: () => void;
  /** The visit is over, completed or not. */
  onFinished?: (() => void) | undefined;
}

type VisitQuestion = 'report' | 'note' | 'move' | 'cancel';
const DIALOGS: Record<VisitQuestion, ComponentType<VisitDialogProps>> = {
  report: latePart(() => import(/* webpackChunkName: "visit-report" */ './visit-report-sheet.tsx')),
  note: latePart(() => import(/* webpackChunkName: "visit-note" */ './visit-note-dialog.tsx')),
  move: latePart(() => import(/* webpackChunkName: "move-visit" */ './move-visit-dialog.tsx')),
  cancel: latePart(() => import(/* webpackChunkName: "cancel-visit" */ './cancel-visit-dialog.tsx')),
};

type Ask = (question: VisitQuestion, visit: Omit<VisitDialogProps, 'onClose'>) => void;

const Asking = createContext<Ask>(() => {});

/** Opens a dialog about a visit, above the page: it stays, with what is typed, when the visit's row changes or goes. */
export const useAskAboutVisit = (): Ask => useContext(Asking);

/** A page whose visits open dialogs. */
export function VisitDialogs({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const ask = useCallback<Ask>((question, visit) => {
    const Dialog = DIALOGS[question];
    setDialog(<Dialog {...visit} onClose={() => setDialog(null)} />);
  }, []);
  return (
    <Asking value={ask}>
      {children}
      {dialog}
    </Asking>
  );
}
