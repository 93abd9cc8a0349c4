const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"], dialog[open], [aria-modal="true"]';

export function hasOpenDialog(): boolean {
  const dialogs = [...document.querySelectorAll<HTMLElement>(OPEN_DIALOG)];
  return dialogs.some(({ hidden, dataset }) => !hidden && dataset.state !== 'closed');
}
