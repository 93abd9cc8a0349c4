/** React's own, which a component does not take over from the one that it wraps. */
const OF_REACT = new Set([
  '$$typeof',
  'compare',
  'contextType',
  'defaultProps',
  'displayName',
  'propTypes',
  'render',
  'type',
]);

/**
 * Gives a component that wraps another the other's static properties, as Emotion's `withTheme` wants it of the package
 * hoist-non-react-statics: with what that package knows of React before version 17 it is larger than all that calls it.
 */
export default function ownStatics<Wrapper extends object>(wrapper: Wrapper, wrapped: object): Wrapper {
  for (const [name, value] of Object.entries(wrapped))
    if (!OF_REACT.has(name)) Object.assign(wrapper, { [name]: value });
  return wrapper;
}
