import { todayInWarsaw } from '@veto/shared-data/calendar';
import { MenuContent, MenuItem, MenuPositioner, MenuRoot } from '@veto/shared-ui/menu';
import { Portal } from '@veto/shared-ui/portal';
import { useSay } from '@veto/slice-kit';
import type { CalendarStep } from './calendar-dialogs.tsx';

export interface DayMenuProps {
  date: string;
  /** The id of the day's head, at which the menu stands. */
  headId: string;
  onPrint: () => void;
  onStep: (step: CalendarStep) => void;
  onClose: () => void;
}

/** What can be done with a day of the calendar; a day that is over can only be printed. */
export default function DayMenu({ date, headId, onPrint, onStep, onClose }: DayMenuProps) {
  const say = useSay();
  const act: Record<string, () => void> = {
    print: onPrint,
    block: () => onStep({ act: 'block', values: { from: date, to: date } }),
    phone: () => onStep({ act: 'phone', date }),
  };
  return (
    <MenuRoot
      open
      ids={{ trigger: headId }}
      positioning={{ placement: 'bottom', gutter: 4 }}
      onOpenChange={({ open }) => open || onClose()}
      onSelect={({ value }) => act[value]?.()}
    >
      <Portal>
        <MenuPositioner _print={{ display: 'none' }}>
          <MenuContent bg="surface" rounded="panel" boxShadow="float" p="2" maxW="calc(100vw - 2rem)">
            <MenuItem value="print" minH="12">
              {say('Print the day')}
            </MenuItem>
            {date >= todayInWarsaw() && (
              <>
                <MenuItem value="block" minH="12">
                  {say('Block the day')}
                </MenuItem>
                <MenuItem value="phone" minH="12">
                  {say('Book by phone')}
                </MenuItem>
              </>
            )}
          </MenuContent>
        </MenuPositioner>
      </Portal>
    </MenuRoot>
  );
}
