import { BEFORE_LEAVING } from '@veto/slice-kit/contract';
import { shellIsReplaced } from '../channel/channel-store.ts';
import { reloadOnce } from '../channel/guarded-reload.ts';
import { goTo } from '../routing/visible-history.ts';
import { elementOf } from './fragment.ts';
import { addressHere } from './language.ts';

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  /** Also where the page that is open is in another language than that address. */
  asItIs?: boolean;
}

/** Within so many milliseconds a second wish to go to the same place is granted, whoever asks: nobody holds a visitor. */
const INSISTING_MS = 3000;

/** Whether the page lets the visitor go: one with a form that is not saved asks first, and goes there itself. */
function createLeaveQuestion() {
  let last = { href: '', at: Number.NEGATIVE_INFINITY };
  return (href: string): boolean => {
    const insists = last.href === href && performance.now() - last.at < INSISTING_MS;
    last = { href, at: performance.now() };
    return insists || dispatchEvent(new CustomEvent(BEFORE_LEAVING, { cancelable: true, detail: href }));
  };
}

/**
 * Goes to an address of the site with a history entry; another site's address loads a document. When the shell itself
 * was replaced since the page was opened, a navigation loads the document too, once: that is how the new shell arrives.
 * So does each one of a page that a slice has spoilt. A page with a form that is not saved is asked first. The language stays,
 * where the site has the page in it.
 */
export function createNavigate(shellVersion: string | undefined, isSpoilt = () => false) {
  const mayLeave = createLeaveQuestion();
  return (href: string, { replace = false, state = null, asItIs = false }: NavigateOptions = {}): void => {
    const url = new URL(asItIs ? href : addressHere(href), location.href);
    if (url.origin !== location.origin || isSpoilt()) {
      location.assign(url);
      return;
    }
    const goesOn = url.pathname !== location.pathname;
    if ((goesOn || url.search !== location.search) && !mayLeave(`${url.pathname}${url.search}${url.hash}`)) return;
    if (
      goesOn &&
      !replace &&
      shellIsReplaced(shellVersion) &&
      reloadOnce(`shell ${shellVersion}`, () => location.assign(url))
    )
      return;
    const target = `${url.pathname}${url.search}${url.hash}`;
    // The page that is open already gets no second entry in the history.
    goTo(target, { replace: replace || url.href === location.href, state });
    if (url.hash) elementOf(url.hash)?.scrollIntoView();
    else if (!goesOn && url.search === location.search && !replace) scrollTo({ top: 0 });
  };
}
