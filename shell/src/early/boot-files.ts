/** What starting a shell needs of its release, as the channel describes it. */
export interface ShellFiles {
  version: string;
  entries: string[];
  boot: string[];
  runner?: string[];
  styles: string[];
  files: Record<string, { integrity: string } | undefined>;
}

/** The channel, or what a document says of it. */
export interface ShellChannel {
  releasesUrl: string;
  shell: { stable: ShellFiles; previous?: ShellFiles; canary?: { release: ShellFiles } };
}

const FILE_LIMIT_MS = 8_000;

/** What a document carries in `<script type="application/json" id="…">`. */
export function inlined<Value>(id: string): Value | undefined {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '') as Value;
  } catch {
    return undefined;
  }
}

export function ask(url: string, cache: RequestCache): Promise<Response> {
  return fetch(url, { cache, credentials: 'same-origin', signal: AbortSignal.timeout(FILE_LIMIT_MS) });
}

/** Replaces the browser's copies of all that a start needs. False when one of them is not to be had. */
export async function refresh(base: string, { entries, boot, runner = [], styles }: ShellFiles): Promise<boolean> {
  const names = new Set([...entries, ...boot, ...runner, ...styles]);
  const answers = [...names].map(async (name) => {
    const answer = await ask(base + name, 'reload');
    // The cache holds a file only once it was read to its end.
    await answer.arrayBuffer();
    return answer.ok;
  });
  return Promise.all(answers).then(
    (oks) => oks.every((ok) => ok),
    () => false,
  );
}

/** Runs a shell in an empty place, as the document would have done. */
export function run(base: string, { entries, styles, files }: ShellFiles): void {
  const place = document.createElement('div');
  place.id = 'veto';
  document.getElementById('veto')?.replaceWith(place);
  const checked = <Tag extends HTMLScriptElement | HTMLLinkElement>(element: Tag, name: string): Tag => {
    element.integrity = files[name]?.integrity ?? '';
    element.crossOrigin = 'anonymous';
    return element;
  };
  for (const name of styles) {
    const style = checked(document.createElement('link'), name);
    style.rel = 'stylesheet';
    style.href = base + name;
    document.head.append(style);
  }
  for (const name of entries) {
    const script = checked(document.createElement('script'), name);
    script.async = false;
    script.src = base + name;
    document.head.append(script);
  }
}
