import type { MapEngine, MapStart } from '../map-engine.ts';
import { FrameScript } from './frame-script.ts';
import type { GoogleStart } from './google-frame.ts';

/** The empty document of the site whose policy lets Google Maps run, and the element in it. */
const FRAME = '/_site/google-maps.html';
const FRAME_ELEMENT = 'google-map';
const WITHIN_MS = 10_000;

/** The document's window once our script has run in it. */
type FrameWindow = Window & { vetoGoogleMap?: (start: GoogleStart) => Promise<MapEngine> };

/**
 * Google Maps in a document of its own. Rejects when it is not there within ten seconds: no network, a blocked script, a
 * refused key, a site without that document. `onLost` hears of a key that Google refuses later.
 */
export async function startGoogle(start: MapStart, key: string): Promise<MapEngine> {
  const frame = document.createElement('iframe');
  frame.title = start.words.label;
  const limit = Promise.withResolvers<never>();
  start.signal.addEventListener('abort', () => limit.reject(start.signal.reason), { once: true });
  const timer = setTimeout(() => limit.reject(new Error('Google Maps did not answer in time')), WITHIN_MS);
  try {
    return await Promise.race([startIn(frame, start, key), limit.promise]);
  } catch (error) {
    frame.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function startIn(frame: HTMLIFrameElement, start: MapStart, key: string): Promise<MapEngine> {
  const content = await opened(frame, start.container);
  await scriptIn(
    content,
    new FrameScript(/* webpackChunkName: "google-frame" */ new URL('./google-frame.ts', import.meta.url)).address,
  );
  const begin = (content.defaultView as FrameWindow | null)?.vetoGoogleMap;
  const container = content.getElementById(FRAME_ELEMENT);
  if (!begin || !container) throw new Error('The script of the Google Maps document did not run');
  const engine = await begin({ ...start, container, key, language: document.documentElement.lang });
  return Object.assign(engine, { stop: () => frame.remove() });
}

function opened(frame: HTMLIFrameElement, container: HTMLElement): Promise<Document> {
  return new Promise((resolve, reject) => {
    frame.addEventListener('load', () => {
      const content = frame.contentDocument;
      // A refused or missing document is another one, or none that can be read.
      if (content?.getElementById(FRAME_ELEMENT)) resolve(content);
      else reject(new Error(`${FRAME} is not the document of Google Maps`));
    });
    frame.src = FRAME;
    container.append(frame);
  });
}

function scriptIn(content: Document, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = content.createElement('script');
    const hashes = (globalThis as { vetoIntegrity?: Record<string, string> }).vetoIntegrity;
    const integrity = hashes?.[src];
    script.src = src;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} did not load`)));
    content.head.append(script);
  });
}
