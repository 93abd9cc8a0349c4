import { withTheme } from '@emotion/react';
import { expect, it } from 'vitest';
import ownStatics from './own-statics.ts';

it("takes over what somebody has written on a component, and nothing of React's", () => {
  const Wrapped = Object.assign(() => null, { defaultProps: { a: 1 }, loader: 'kept', propTypes: {} });
  const wrapper = ownStatics(() => null, Wrapped);
  expect({ ...wrapper }).toEqual({ loader: 'kept' });
  expect(withTheme(Wrapped)).toMatchObject({ ...wrapper });
});
