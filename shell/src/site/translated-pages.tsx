import { Component, Fragment, type ReactNode } from 'react';
import { handOver } from '../painted-page/hand-over.ts';
import { MAIN_ID } from './arrival.ts';

/** Whether React could not change the page because somebody else, as translators do, has put other nodes in the place of its own. */
export function isForeignChange(error: unknown): boolean {
  if (!(error instanceof DOMException) || error.name !== 'NotFoundError') return false;
  return /removeChild|insertBefore|not a child|object can not be found/i.test(`${error.message} ${error.stack}`);
}

interface Props {
  children: ReactNode;
  /** Hears of each time. */
  onMountedAgain(): void;
}
interface State {
  failed: { error: unknown } | undefined;
  /** How often the tree was mounted again. */
  round: number;
}

/** One that fails again after so many is none that mounting helps. */
const MOST_ROUNDS = 3;

/**
 * A boundary around a page that mounts it again, with what was written in it, where React fails because the page was
 * translated. Any other error goes on to the root.
 */
export class TranslatedPages extends Component<Props, State> {
  override state: State = { failed: undefined, round: 0 };
  #written: Element | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  override render(): ReactNode {
    const { failed, round } = this.state;
    if (!failed) return <Fragment key={round}>{this.props.children}</Fragment>;
    if (!isForeignChange(failed.error) || round >= MOST_ROUNDS) throw failed.error;
    // It is there until this render is committed.
    this.#written ??= copyOf(document.getElementById(MAIN_ID));
    return null;
  }

  override componentDidUpdate(): void {
    if (this.state.failed) {
      this.setState(({ round }) => ({ failed: undefined, round: round + 1 }));
      return;
    }
    const [written, place] = [this.#written, document.getElementById(MAIN_ID)];
    if (!written || !place) return;
    this.#written = undefined;
    this.props.onMountedAgain();
    // Not from within React's own work.
    setTimeout(() => handOver(written, place, { pressed: [], focused: null }));
  }
}

/** A copy with what is written in its fields, as if nothing of that had been there at first. */
function copyOf(place: Element | null): Element | undefined {
  if (!place) return undefined;
  const copy = place.cloneNode(true) as Element;
  const fields = (element: Element) => element.querySelectorAll<HTMLInputElement>('input, textarea, select');
  const originals = fields(place);
  for (const [nth, field] of fields(copy).entries()) {
    const { value, type } = originals[nth] ?? field;
    if (['checkbox', 'radio', 'file'].includes(type)) continue;
    if (field.tagName !== 'SELECT') field.defaultValue = '';
    field.value = value;
  }
  return copy;
}
