/** What a page of `slice dev` shows over itself. */
export interface ShownError {
  /** 'mf-hotel/src/hotel/hotel-page.tsx:12:9'; a sentence where the place is not known. */
  place: string;
  text: string;
}

/** An error as the page met it, and the slice that it is of, where the shell knows. */
export interface ToldError {
  slice?: string;
  text: string;
}

export interface ErrorOverPage {
  /** Shows why the source does not build: what the page does meanwhile is not of interest. */
  failedBuild(error: ShownError): void;
  /** The source builds again: nothing says any more that it does not. */
  mended(): void;
  /** Another build is there: nothing is shown of the one before. Returns the slices that have failed since it came. */
  rebuilt(): ReadonlySet<string>;
}

const STYLES = `
:host {
  position: fixed;
  inset: 0;
  box-sizing: border-box;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: auto;
  background: rgb(25 15 31 / 70%);
}
section {
  max-width: 70rem;
  margin: 5vh auto;
  padding: 24px;
  border-top: 6px solid #e5484d;
  border-radius: 8px;
  background: #190f1f;
  color: #f8f0f4;
  font: 14px / 1.5 ui-monospace, monospace;
}
header {
  display: flex;
  gap: 16px;
  align-items: start;
  justify-content: space-between;
}
h1 {
  margin: 0;
  font-size: 16px;
  overflow-wrap: anywhere;
}
pre {
  margin: 16px 0 0;
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
button {
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid currentcolor;
  border-radius: 6px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}`;

/**
 * Hears from now on what goes wrong in the page, asks the server of `slice dev` where in the source that is, and shows the
 * first such error over the page. `ask` resolves with null for an error of others.
 */
export function errorOverPage(ask: (told: ToldError) => Promise<ShownError | null>): ErrorOverPage {
  const overlay = overlayOf();
  const broken = new Set<string>();
  let isBuildFailed = false;
  const tell = async (error: unknown) => {
    if (!(error instanceof Error) || isBuildFailed) return;
    const slice = sliceOf(error);
    if (slice) broken.add(slice);
    const shown = await ask({ ...(slice && { slice }), text: textOf(error) });
    // Of several errors the first one is the cause.
    if (shown && !isBuildFailed && !overlay.isShown()) overlay.show(shown);
  };
  const { error: say } = console;
  // Where the shell says a failure of a slice, and React what a boundary has caught.
  console.error = (...args: unknown[]) => {
    say.apply(console, args);
    for (const arg of args) void tell(arg);
  };
  addEventListener('error', ({ error }) => void tell(error));
  addEventListener('unhandledrejection', ({ reason }) => void tell(reason));
  const clear = () => {
    isBuildFailed = false;
    overlay.hide();
  };
  return {
    failedBuild(error) {
      isBuildFailed = true;
      overlay.show(error);
    },
    mended() {
      if (isBuildFailed) clear();
    },
    rebuilt() {
      clear();
      const failed = new Set(broken);
      broken.clear();
      return failed;
    },
  };
}

/** In the top layer, where nothing of the page is over it, and outside of what the page calls its own. */
function overlayOf() {
  const host = document.createElement('div');
  host.popover = 'manual';
  // The shell sees that a dialog covers its header.
  host.role = 'alertdialog';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const heading = document.createElement('h1');
  const close = document.createElement('button');
  const details = document.createElement('pre');
  const header = document.createElement('header');
  const section = document.createElement('section');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => host.remove());
  header.append(heading, close);
  section.append(header, details);
  root.append(section);
  return {
    isShown: () => host.isConnected,
    show({ place, text }: ShownError) {
      heading.textContent = place;
      details.textContent = text;
      host.ariaLabel = place;
      if (host.isConnected) return;
      document.documentElement.append(host);
      host.showPopover();
    },
    hide: () => host.remove(),
  };
}

/** The slice that a failure of the shell's names. */
function sliceOf(error: Error): string | undefined {
  return 'slice' in error && typeof error.slice === 'string' ? error.slice : undefined;
}

/** What was thrown first, and then what became of it: of a failure that the shell reports, its code. */
function textOf(error: Error): string {
  // Some browsers leave the message out of the stack.
  const own = error.stack?.includes(error.message) ? error.stack : `${error}\n${error.stack ?? ''}`;
  return error.cause instanceof Error ? `${textOf(error.cause)}\n\n${sliceOf(error) ? error.message : own}` : own;
}
