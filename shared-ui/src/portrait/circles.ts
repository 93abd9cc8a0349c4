/** Circles of one colour as one path: [x, y, r], shorter than an element for each. */
export function circles(...each: readonly (readonly [x: number, y: number, r: number])[]): string {
  return ellipses(...each.map(([x, y, r]) => [x, y, r, r] as const));
}

/** Ellipses of one colour as one path: [x, y, rx, ry]. */
export function ellipses(...each: readonly (readonly [x: number, y: number, rx: number, ry: number])[]): string {
  return each
    .map(([x, y, rx, ry]) => {
      const width = short(2 * rx);
      return `M${short(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${width} 0a${rx} ${ry} 0 1 0-${width} 0`;
    })
    .join('');
}

const short = (value: number) => Number(value.toFixed(2));
