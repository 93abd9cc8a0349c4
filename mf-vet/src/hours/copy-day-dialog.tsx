import { Checkbox } from '@veto/shared-ui/checkbox';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { type FormEvent, useState } from 'react';
import { WEEKDAYS } from './weekly-hours.ts';

export interface CopyDayDialogProps {
  /** 0 is Monday. */
  from: number;
  /** Called with the chosen days. */
  onCopy: (to: number[]) => void;
  onClose: () => void;
}

/** Copies the hours of one day to others; the other workdays are chosen already. */
export default function CopyDayDialog({ from, onCopy, onClose }: CopyDayDialogProps) {
  const say = useSay();
  const [chosen, setChosen] = useState(() => [0, 1, 2, 3, 4].filter((day) => day !== from));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form around the hours would take it for its own: to React a dialog is still its child.
    event.stopPropagation();
    onCopy(chosen);
    onClose();
  };
  return (
    <FormDialog
      title={say('Copy the hours of {day}', { day: say(WEEKDAYS[from] ?? '') })}
      submitLabel={say('Copy hours')}
      submittingLabel={say('Copying...')}
      submitting={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="1" role="group" aria-label={say('Copy to')}>
        {WEEKDAYS.map((name, day) =>
          day === from ? null : (
            <Checkbox.Root
              key={name}
              minH="11"
              checked={chosen.includes(day)}
              onCheckedChange={({ checked }) =>
                setChosen((days) => (checked === true ? [...days, day] : days.filter((each) => each !== day)))
              }
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{say(name)}</Checkbox.Label>
            </Checkbox.Root>
          ),
        )}
      </Stack>
    </FormDialog>
  );
}
