import { Button } from '@veto/shared-ui/button';
import { useSay } from '@veto/slice-kit';
import { useAskAboutVisit, type VisitDialogProps } from './visit-dialogs.tsx';

export interface MarkCompleteProps extends Omit<VisitDialogProps, 'onClose'> {
  /** Whose visit it is, for screen readers. */
  whose: string;
  variant?: 'subtle' | 'surface';
}

/** Opens the sheet that finishes a visit whose time has come. */
export function MarkComplete({ whose, variant = 'subtle', ...visit }: MarkCompleteProps) {
  const say = useSay();
  const ask = useAskAboutVisit();
  return (
    <Button
      variant={variant}
      flexShrink="0"
      aria-label={say('Mark Complete: {whose}', { whose })}
      onClick={() => ask('report', visit)}
    >
      {say('Mark Complete')}
    </Button>
  );
}
