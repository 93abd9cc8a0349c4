import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { LeaveGuard } from '../leave-guard/leave-guard.tsx';
import { useChangeReport } from './change-report.ts';

export interface SaveRowProps {
  /** 'Save working hours', in the page's language. */
  label: string;
  /** What the form changes, in the plural and in the page's language: 'working hours'. */
  what: string;
  changed: boolean;
  saving: boolean;
  /** Back to what is stored. */
  onUndo: () => void;
  /** Asks before the page is left, where the page around it does not do so for all its parts. */
  guarded?: boolean;
}

/** The foot of a form that has no effect until it is saved. With changes it stays in view. */
export function SaveRow({ label, what, changed, saving, onUndo, guarded = false }: SaveRowProps) {
  const say = useSay();
  const isPartOfPage = useChangeReport(changed ? what : null);
  return (
    <>
      <Flex
        gap="3"
        align="center"
        justify="space-between"
        wrap="wrap"
        {...(changed && {
          // Toasts stand above it.
          'data-bottom-bar': '',
          position: 'sticky',
          bottom: '0',
          zIndex: 'docked',
          bg: 'surface',
          roundedTop: 'panel',
          shadow: 'float',
          px: { base: '4', md: '5' },
          py: '3',
        })}
      >
        <Box role="status" minW="0">
          {changed && (
            <>
              <Text fontWeight="semibold">{say('Your {what}', { what })}</Text>
              <Text textStyle="small" color="warn">
                {say('Changed, not saved yet.')}
              </Text>
            </>
          )}
        </Box>
        <Flex gap="2" {...(!changed && { order: -1 })}>
          {changed && (
            <Button variant="plain" disabled={saving} onClick={onUndo}>
              {say('Undo')}
            </Button>
          )}
          <Button type="submit" loading={saving} loadingText={say('Saving...')}>
            {label}
          </Button>
        </Flex>
      </Flex>
      {guarded && !isPartOfPage && <LeaveGuard when={changed} what={what} />}
    </>
  );
}
