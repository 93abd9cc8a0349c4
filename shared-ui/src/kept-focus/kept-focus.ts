import type { FocusEvent } from 'react';
import { watchFocus } from './place.ts';

/**
 * For a container of a page that news takes parts away from: `<Stack {...KEPT_FOCUS}>`. Where what had the focus goes, the focus
 * goes on at the heading nearest to its place.
 */
export const KEPT_FOCUS = {
  onFocus: ({ target }: FocusEvent<HTMLElement>) => watchFocus(target, ({ isConnected }) => !isConnected),
};
