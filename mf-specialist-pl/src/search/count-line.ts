/** Whom an area of the map holds: 'n weterynarzy na tym obszarze'. */
export function inThisArea(count: number): string {
  return `${count === 1 ? '1 weterynarz' : `${count} weterynarzy`} na tym obszarze`;
}

/** How many of them the list has loaded: '20 z 52'. */
export function shownOf(shown: number, total: number): string {
  return `${shown} z ${total}`;
}

/** 'n weterynarzy znaleziono', as the product's texts say it; only one is counted differently. */
export function countLine(count: number): string {
  return count === 1 ? '1 weterynarz znaleziony' : `${count} weterynarzy znaleziono`;
}
