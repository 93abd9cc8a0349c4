const SIDE_PX = 24;

/**
 * Whether a canvas gives back what was drawn. Browsers that hide who they are (Tor, LibreWolf, Firefox where it resists
 * fingerprinting) answer noise, or white: a picture made anew would be that.
 */
export function isCanvasFaithful(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // Without a canvas there is no memory for one: whoever draws says so.
  if (!context) return true;
  const known = knownPicture();
  context.putImageData(new ImageData(known, SIDE_PX, SIDE_PX), 0, 0);
  const { data } = context.getImageData(0, 0, SIDE_PX, SIDE_PX);
  return known.every((value, index) => data[index] === value);
}

/** Each pixel of another colour: what is of one colour is left alone by some. */
function knownPicture(): Uint8ClampedArray<ArrayBuffer> {
  const picture = new Uint8ClampedArray(SIDE_PX * SIDE_PX * 4);
  for (let index = 0; index < picture.length; index += 1) picture[index] = index % 4 === 3 ? 255 : (index * 89) % 256;
  return picture;
}
