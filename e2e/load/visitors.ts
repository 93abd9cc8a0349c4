import type { Request } from 'autocannon';

/** What a visitor knows; autocannon forgets it whenever the visitor begins anew. */
interface Visit {
  /** The latest revision that anybody had been shown when the present request was sent. */
  revision: number;
  path: string;
  /** Files of releases that the visitor's last document names; one who begins anew has none. */
  files?: string[];
}

type Answered = (body: string, visit: Visit, bytes: number) => void;

const PAGES = ['/', '/map-search'] as const;
/** So many of a document's files are asked for, each time others. */
const FILES_PER_DOCUMENT = 5;

/**
 * Visitors as autocannon sends them: a document, files that this very document names, the channel, data. What autocannon
 * cannot judge is judged here: files are whole, the revision never goes back, there is data.
 */
export class Visitors {
  /** What was wrong with answers, in words. */
  readonly wrong: string[] = [];
  /** '<slice>/<version>' of each release whose files a document has named. */
  readonly released = new Set<string>();
  answers = 0;
  readonly #bytesOf: ReadonlyMap<string, number>;
  readonly #key: string;
  #revision = 0;
  #waiting: { revision: number; documents: number; resolve(): void }[] = [];

  /** `bytesOf` has each file that a document may name, by path; `key` is the site's publishable key. */
  constructor(bytesOf: ReadonlyMap<string, number>, key: string) {
    this.#bytesOf = bytesOf;
    this.#key = key;
  }

  /** Resolves once so many documents of this revision, or of a later one, have been answered. */
  shown(revision: number, documents: number): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ revision, documents, resolve }));
  }

  /** What each connection asks for, one after the other, again and again. */
  requests(): Request[] {
    return [
      ...PAGES.flatMap((path) => [this.#document(path), ...this.#files()]),
      this.#get('/channels/stable.json', (body, visit) => this.#noteRevision(body, visit)),
      this.#search(),
    ];
  }

  #document(path: string): Request {
    return this.#get(path, (body, visit) => {
      this.#noteRevision(body, visit);
      const files = [...body.matchAll(/(?:src|href)="(\/releases\/[^"]+)"/g)].map(([, file]) => file ?? '');
      visit.files = files;
      for (const file of files) this.released.add(file.split('/').slice(2, 4).join('/'));
      const revision = this.#revisionIn(body);
      for (const each of this.#waiting) if (revision >= each.revision) each.documents -= 1;
      for (const each of this.#waiting) if (each.documents <= 0) each.resolve();
      this.#waiting = this.#waiting.filter(({ documents }) => documents > 0);
    });
  }

  #files(): Request[] {
    const numbers = Array.from({ length: FILES_PER_DOCUMENT }, (_, number) => number);
    return numbers.map((number) => {
      const next = ({ files }: Visit) =>
        files ? (files[(this.answers + number) % files.length] ?? '/names-no-file') : PAGES[0];
      return this.#get(next, (_body, { path }, bytes) => {
        if (path !== PAGES[0] && bytes !== this.#bytesOf.get(path))
          this.wrong.push(`${path}: ${bytes} bytes, not ${this.#bytesOf.get(path)}`);
      });
    });
  }

  #search(): Request {
    return {
      ...this.#get('/rest/v1/rpc/search_veterinarians', (body) => {
        const { items } = JSON.parse(body) as { items: unknown[] };
        if (items.length !== 3) this.wrong.push(`${items.length} veterinarians, not 3`);
      }),
      method: 'POST',
      body: '{"page_size":3}',
      headers: { apikey: this.#key, 'content-type': 'application/json' },
    };
  }

  #noteRevision(body: string, visit: Visit): void {
    const revision = this.#revisionIn(body);
    if (revision < visit.revision)
      this.wrong.push(`${visit.path}: revision ${revision} after ${visit.revision} was shown`);
    this.#revision = Math.max(this.#revision, revision);
  }

  /** Of the channel, or of the one that is inlined in a document. */
  #revisionIn(body: string): number {
    return Number(/"revision":(\d+)/.exec(body)?.[1] ?? -1);
  }

  #get(path: string | ((visit: Visit) => string), answered: Answered): Request {
    return {
      setupRequest: (request, context) => {
        const visit = context as Visit;
        visit.path = typeof path === 'string' ? path : path(visit);
        visit.revision = this.#revision;
        return { ...request, path: visit.path };
      },
      onResponse: (status, body, context, headers = {}) => {
        this.answers += 1;
        const visit = context as Visit;
        if (status !== 200) {
          this.wrong.push(`${visit.path}: ${status}`);
          return;
        }
        const [, bytes] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length') ?? [];
        answered(body, visit, Number(bytes));
      },
    };
  }
}
