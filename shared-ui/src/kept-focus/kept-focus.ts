import type { FocusEvent } from 'react';
import { watchFocus } from './place.ts';

/**
 * For a container of a page that news takes parts away from: `<Stack {...KEPT_FOCUS}>`. When the focused control is removed, the
 * focus moves to the nearest heading.
 */
export const KEPT_FOCUS = {
  onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
    // Not of a dialog, whose focus comes here from elsewhere in the document.
    if (currentTarget.contains(target)) watchFocus(target, ({ isConnected }) => !isConnected);
  },
};
