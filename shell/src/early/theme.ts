// Runs before the first paint, alone: no flash of the other theme while the shell is on its way. The shell's colour mode
// (shared-ui/src/core/color-mode.ts) takes over from here; key, classes and query are the same as there.
let choice: string | null = null;
try {
  choice = localStorage.getItem('veto_color_mode');
} catch {
  // Storage is switched off: the system decides.
}
const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
const root = document.documentElement;
root.classList.add(dark ? 'dark' : 'light');
root.dataset.theme = dark ? 'dark' : 'light';
root.style.colorScheme = dark ? 'dark' : 'light';
