import { create } from 'zustand';

export type ColorMode = 'light' | 'dark';
/** What the visitor asked for; 'system' follows the device, live. */
export type ColorModeChoice = ColorMode | 'system';

const STORAGE_KEY = 'veto_color_mode';
const DARK_QUERY = '(prefers-color-scheme: dark)';

interface ColorModeState {
  choice: ColorModeChoice;
  colorMode: ColorMode;
}

/** Not while a page is rendered to text at build: it is then the one of the light theme. */
const isOnScreen = typeof document !== 'undefined';

function systemMode(): ColorMode {
  return isOnScreen && matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

function asChoice(stored: string | null): ColorModeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function readChoice(): ColorModeChoice {
  if (!isOnScreen) return 'light';
  try {
    return asChoice(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Storage can be switched off in the browser's settings; the choice then lasts as long as the page.
    return 'system';
  }
}

function storeChoice(choice: ColorModeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // As above: nothing to keep it in.
  }
}

function stateOf(choice: ColorModeChoice): ColorModeState {
  return { choice, colorMode: choice === 'system' ? systemMode() : choice };
}

const store = create<ColorModeState>(() => stateOf(readChoice()));

const PRINT_QUERY = 'print';

/** Chakra's conditions read the class; plain style sheets and frames read the attribute. Paper is light. */
function paint(state: ColorModeState): void {
  const colorMode = matchMedia(PRINT_QUERY).matches ? 'light' : state.colorMode;
  const root = document.documentElement;
  root.classList.toggle('dark', colorMode === 'dark');
  root.classList.toggle('light', colorMode === 'light');
  root.dataset.theme = colorMode;
  root.style.colorScheme = colorMode;
}

function followScreen(): void {
  paint(store.getState());
  store.subscribe(paint);
  matchMedia(PRINT_QUERY).addEventListener('change', () => paint(store.getState()));
  matchMedia(DARK_QUERY).addEventListener('change', () => store.setState(stateOf(store.getState().choice)));
  addEventListener('storage', (event) => {
    // A null key means that another tab cleared everything.
    if (event.key === STORAGE_KEY || event.key === null) store.setState(stateOf(readChoice()));
  });
}
if (isOnScreen) followScreen();

/** Sets the theme for this browser, in every open tab. 'system' forgets the choice. */
export function setColorMode(choice: ColorModeChoice): void {
  storeChoice(choice);
  store.setState(stateOf(choice));
}

/** The theme on screen (`colorMode`) and what the visitor asked for (`choice`). */
export function useColorMode(): ColorModeState {
  return store();
}
