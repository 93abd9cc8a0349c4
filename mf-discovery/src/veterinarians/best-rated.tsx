import { Button } from '@veto/shared-ui/button';
import { Text } from '@veto/shared-ui/text';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';

/** Says that the best rated come first; a press says what that means, in a line of its own of the flex box around. */
export function BestRated() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button variant="plain" px="0" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Info aria-hidden="true" size={18} />
        Best rated first
      </Button>
      <Text id={id} hidden={!open} order="1" w="full" textStyle="small" color="muted">
        A vet’s average counts as if there were five more reviews of 4 stars, so that a few reviews weigh little: one of
        5.0 counts as 4.2, eleven of 4.9 as 4.6. Vets without reviews come last.
      </Text>
    </>
  );
}
