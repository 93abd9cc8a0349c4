import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import type { BuiltIns } from './built-ins.ts';
import { guardSetter } from './guarded-setter.ts';

/**
 * Stops slices from making the whole page editable. If designMode is on before the guard begins, nobody knows who set it: the guard
 * switches it off and calls `onOther`. After that, a bookmarklet may still switch it on.
 */
export function guardDesignMode(
  builtIns: Pick<BuiltIns, 'keep'>,
  onSlice: (owner: Owner) => void,
  onOther: () => void,
): void {
  if (document.designMode === 'on') {
    document.designMode = 'off';
    onOther();
  }
  guardSetter(builtIns, 'designMode', (write, here, value) => {
    const owner = sliceBehind(here);
    if (owner && value !== 'off') onSlice(owner);
    else write();
  });
}
