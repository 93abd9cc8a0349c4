import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}
interface State {
  failed?: { error: unknown };
}

/**
 * A boundary around the shell's own page that handles no error. React tries what has thrown once more before it gives up, and asks a
 * boundary first: `putBack` is called between the two with what was thrown, so that the page outlives a slice that breaks a built-in while the shell
 * renders. What throws again goes on to the root. It is called while React renders, and must not change any state at once.
 * https://react.dev/reference/react/Component#static-getderivedstatefromerror
 */
export function createBuiltInsBoundary(putBack: (error: unknown) => void) {
  return class BuiltInsBoundary extends Component<Props, State> {
    override state: State = {};
    static getDerivedStateFromError(error: unknown): State {
      putBack(error);
      return { failed: { error } };
    }
    override render(): ReactNode {
      if (this.state.failed) throw this.state.failed.error;
      return this.props.children;
    }
  };
}
