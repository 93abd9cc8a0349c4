import { IconButton } from '@veto/shared-ui/icon-button';
import { MenuContent, MenuItem, MenuPositioner, MenuRoot, MenuTrigger } from '@veto/shared-ui/menu';
import { Portal } from '@veto/shared-ui/portal';
import { useSay } from '@veto/slice-kit';
import { Ellipsis } from 'lucide-react';
import type { Paper } from './use-print.ts';

export interface CalendarMenuProps {
  /** The chosen day: 'Wednesday, November 25'. */
  day: string;
  onPrint: (paper: Paper) => void;
  onSubscribe: () => void;
}

/** The rarer actions of a calendar. */
export default function CalendarMenu({ day, onPrint, onSubscribe }: CalendarMenuProps) {
  const say = useSay();
  return (
    <MenuRoot
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => (value === 'week' || value === 'day' ? onPrint(value) : onSubscribe())}
    >
      <MenuTrigger asChild>
        <IconButton variant="surface" aria-label={say('More for the calendar')}>
          <Ellipsis aria-hidden />
        </IconButton>
      </MenuTrigger>
      <Portal>
        <MenuPositioner _print={{ display: 'none' }}>
          <MenuContent bg="surface" rounded="panel" boxShadow="float" p="2" maxW="calc(100vw - 2rem)">
            <MenuItem value="week" minH="12">
              {say('Print the week')}
            </MenuItem>
            <MenuItem value="day" minH="12">
              {say('Print {day}', { day })}
            </MenuItem>
            <MenuItem value="subscribe" minH="12">
              {say('Subscribe')}
            </MenuItem>
          </MenuContent>
        </MenuPositioner>
      </Portal>
    </MenuRoot>
  );
}
