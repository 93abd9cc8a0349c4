/** A pin is 32 by 32 px, and its tip is at the bottom in the middle. */
export const PIN_PX = 32;

const DROP = 'M16 31C16 31 27 20.2 27 12.6 27 6.2 22.1 1 16 1S5 6.2 5 12.6C5 20.2 16 31 16 31Z';
const SVG = 'http://www.w3.org/2000/svg';

/** What stands on the pin of several: '312', '12k'. */
export function shortCount(count: number): string {
  return count < 1000 ? String(count) : `${Math.floor(count / 1000)}k`;
}

/** The pin as an image: purple, with the letters that stand on it, or a hole. */
export function pinImage(fill: string, ink: string, text = ''): string {
  const middle = text
    ? `<text x="16" y="17" text-anchor="middle" font-family="sans-serif" font-size="11" font-weight="700" fill="${ink}">${text}</text>`
    : `<circle cx="16" cy="12.4" r="4.2" fill="${ink}"/>`;
  const svg = `<svg xmlns="${SVG}" width="32" height="32" viewBox="0 0 32 32"><path d="${DROP}" fill="${fill}" stroke="${ink}" stroke-width="1.5"/>${middle}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The same as an element, in the colours of the page's style sheet. */
export function pinElement(text = ''): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 32 32');
  svg.setAttribute('width', String(PIN_PX));
  svg.setAttribute('height', String(PIN_PX));
  svg.setAttribute('aria-hidden', 'true');
  const drop = svg.appendChild(document.createElementNS(SVG, 'path'));
  drop.setAttribute('d', DROP);
  const middle = svg.appendChild(document.createElementNS(SVG, text ? 'text' : 'circle'));
  const place = text ? { x: '16', y: '17', 'text-anchor': 'middle' } : { cx: '16', cy: '12.4', r: '4.2' };
  for (const [name, value] of Object.entries(place)) middle.setAttribute(name, value);
  middle.textContent = text;
  return svg;
}
