import { Door } from '@veto/shared-ui/door';
import { portraitFromSeed } from '@veto/shared-ui/portrait';

/** Who greets beside the reasons. */
const NATALIA = portraitFromSeed('veto-natalia', { specialty: 'exotic' });

export function Greeter() {
  return <Door specialty="exotic" portrait={NATALIA} w="176px" />;
}
