import { Button } from '@veto/shared-ui/button';
import { useSay } from '@veto/slice-kit';
import { useAskAboutVisit, type VisitDialogProps } from './visit-dialogs.tsx';

export interface MarkCompleteProps extends Omit<VisitDialogProps, 'onClose'> {
  /** Whose visit it is, for screen readers. */
  whose: string;
  /** The surface stands in a row of half an hour. */
  variant?: 'subtle' | 'surface';
}

/** On a phone the animal's name has room beside it. */
const ON_TWO_LINES = {
  smDown: { w: 'min-content', px: '2', whiteSpace: 'normal', lineHeight: '1.2' },
} as const;

/** Opens the sheet that finishes a visit whose time has come. */
export function MarkComplete({ whose, variant = 'subtle', ...visit }: MarkCompleteProps) {
  const say = useSay();
  const ask = useAskAboutVisit();
  return (
    <Button
      variant={variant}
      flexShrink="0"
      {...(variant === 'surface' && ON_TWO_LINES)}
      aria-label={say('Mark Complete: {whose}', { whose })}
      onClick={() => ask('report', visit)}
    >
      {say('Mark Complete')}
    </Button>
  );
}
