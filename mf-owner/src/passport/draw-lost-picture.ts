import { datesIn } from '@veto/shared-data/calendar';
import type { Passport } from '@veto/shared-data/passport';
import { type Language, sayIn } from '@veto/slice-kit';
import { passportCode } from './passport-code.ts';
import { petLine } from './passport-words.ts';

/** In px. With a photo it is 1350 high, as programs show pictures in a list. */
const WIDTH = 1080;
const HEIGHT = { withPhoto: 1350, without: 760 } as const;
const PHOTO_HEIGHT = 700;
const EDGE = 64;
const CODE = 300;
/** In the languages of those who may find it. */
const FOUND = 'Found? Scan the code. · Znalezione? Zeskanuj kod.';
const PAPER = '#fffdf9';
const INK = '#2a1736';
const ALARM = '#a4243b';

const family = () => getComputedStyle(document.body).fontFamily;

/**
 * A lost pet on 1080 px of width, as a PNG: photo, name, when and where it was last seen, and the code of `address`. Null where the
 * browser cannot draw. A photo that cannot be read is left out.
 */
export async function drawLostPicture(passport: Passport, address: string, language: Language): Promise<File | null> {
  const photo = passport.imageUrl ? await readable(passport.imageUrl) : null;
  const height = photo ? HEIGHT.withPhoto : HEIGHT.without;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, height);
  if (photo) drawCovering(context, photo);
  context.fillStyle = ALARM;
  context.fillRect(0, 0, WIDTH, 120);
  write(context, 'MISSING · ZAGINIONE ZWIERZĘ', { top: 84, size: 52, bold: true, colour: PAPER });
  drawWords(context, passport, language, (photo ? PHOTO_HEIGHT : 120) + 96);
  drawCode(context, address);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob && new File([blob], `${passport.name}.png`, { type: 'image/png' });
}

function drawWords(context: CanvasRenderingContext2D, passport: Passport, language: Language, top: number): void {
  const say = sayIn(language);
  write(context, passport.name, { top, size: 84, bold: true });
  write(context, petLine(passport, language), { top: top + 60, size: 36 });
  write(context, FOUND, { top: top + 124, size: 36 });
  const room = { width: WIDTH - EDGE * 3 - CODE, colour: ALARM, bold: true, size: 40 };
  const since = passport.lostSince
    ? say('Last seen {when}', { when: datesIn(language).moment(passport.lostSince) })
    : '';
  const after = write(context, since, { ...room, top: context.canvas.height - CODE - EDGE + 40 });
  write(context, passport.lastSeenPlace ?? '', {
    ...room,
    top: after + 52,
    size: 34,
    bold: false,
    colour: INK,
    lines: 5,
  });
}

interface Writing {
  top: number;
  size: number;
  bold?: boolean;
  colour?: string;
  width?: number;
  lines?: number;
}

/** Writes words in so many lines at most, the last cut short; answers where the last line stands. */
function write(context: CanvasRenderingContext2D, words: string, writing: Writing): number {
  const { top, size, bold = false, colour = INK, width = WIDTH - EDGE * 2, lines = 1 } = writing;
  context.font = `${bold ? 700 : 400} ${size}px ${family()}`;
  context.fillStyle = colour;
  const written: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = written.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = last === undefined || context.measureText(longer).width <= width;
    if (fits || written.length === lines) written.splice(-1, 1, longer);
    else written.push(word);
  }
  for (const [nth, line] of written.entries())
    context.fillText(cut(context, line, width), EDGE, top + nth * size * 1.25);
  return top + (written.length - 1) * size * 1.25;
}

function cut(context: CanvasRenderingContext2D, line: string, width: number): string {
  if (context.measureText(line).width <= width) return line;
  let short = [...line];
  while (short.length > 1 && context.measureText(`${short.join('')}…`).width > width) short = short.slice(0, -1);
  return `${short.join('').trimEnd()}…`;
}

/** Fills the picture's upper part, the middle of the photo in its middle. */
function drawCovering(context: CanvasRenderingContext2D, photo: HTMLImageElement): void {
  const scale = Math.max(WIDTH / photo.naturalWidth, PHOTO_HEIGHT / photo.naturalHeight);
  const [width, height] = [WIDTH / scale, PHOTO_HEIGHT / scale];
  const [x, y] = [(photo.naturalWidth - width) / 2, (photo.naturalHeight - height) / 2];
  context.drawImage(photo, x, y, width, height, 0, 0, WIDTH, PHOTO_HEIGHT);
}

function drawCode(context: CanvasRenderingContext2D, address: string): void {
  const rows = passportCode(address);
  const [left, top, square] = [WIDTH - EDGE - CODE, context.canvas.height - EDGE - CODE, CODE / rows.length];
  context.fillStyle = '#fff';
  context.fillRect(left, top, CODE, CODE);
  context.fillStyle = '#000';
  // A little over its edges: no light line between two dark squares.
  for (const [y, row] of rows.entries())
    for (const [x, dark] of row.entries())
      if (dark) context.fillRect(left + x * square, top + y * square, square + 0.5, square + 0.5);
}

/** A photo that may be drawn and saved: of this site, or of one that allows it. Null for any other. */
function readable(address: string): Promise<HTMLImageElement | null> {
  const image = Object.assign(new Image(), { crossOrigin: 'anonymous', src: address });
  return image.decode().then(
    () => image,
    () => null,
  );
}
