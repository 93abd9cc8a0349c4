/** The largest place of a picture in a conversation, in pixels. */
const WIDEST = 240;
const HIGHEST = 240;
/** Width by height: beyond these a picture is cut, so that a strip of it is still one that can be pressed. */
const NARROWEST_SHAPE = 1 / 2;
const WIDEST_SHAPE = 5 / 2;

/** How much room a picture of so many pixels is given before it is there: width in pixels, and its shape (width by height). */
export function picturePlace(width: number | null, height: number | null): { width: number; shape: number } {
  if (!width || !height) return { width: WIDEST, shape: 4 / 3 };
  const shape = Math.min(Math.max(width / height, NARROWEST_SHAPE), WIDEST_SHAPE);
  // A small picture is not drawn larger than it is, but for what it takes to be pressed.
  const widest = Math.min(WIDEST, HIGHEST * shape, Math.max(width, 88));
  return { width: Math.round(widest), shape };
}
