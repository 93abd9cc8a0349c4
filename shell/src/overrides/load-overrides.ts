import { routeProblems } from '@veto/slice-kit/compatibility';
import {
  LANGUAGES,
  manifestIn,
  type PageChannel,
  type RuntimeConfig,
  sliceReleaseSchema,
} from '@veto/slice-kit/contract';
import type { Override } from '../../isomorphic/candidates.ts';
import { FILE_LIMIT_MS } from '../federation/time-limit.ts';
import { keptOverrides, WISH_PARAMETER } from './kept-overrides.ts';
import { type OverrideRules, type OverrideWish, readWish, rulesHere } from './override-wish.ts';

export interface LoadedOverrides {
  overrides: Record<string, Override>;
  /** The slices that this browser overrides, also those whose build could not be read. */
  slices: string[];
  /** What the address asks for; it is not kept until the visitor says so. */
  asked: OverrideWish | null;
  /** What did not work, in sentences for the developer. */
  problems: string[];
}

/** Takes a wish out of the address. A link may carry one, so nothing follows from it but a question. */
function takeWish(rules: OverrideRules): OverrideWish | string | null {
  const url = new URL(location.href);
  const text = url.searchParams.get(WISH_PARAMETER);
  if (text === null) return null;
  url.searchParams.delete(WISH_PARAMETER);
  history.replaceState(history.state, '', url);
  return readWish(text, rules);
}

/** Rejects with the reason when the build is none, or claims addresses of the shell or of another slice. */
async function readBuild(slice: string, baseUrl: string, channel: Pick<PageChannel, 'slices'>): Promise<Override> {
  const url = new URL('release.json', baseUrl);
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(FILE_LIMIT_MS) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const parsed = sliceReleaseSchema.safeParse(await response.json());
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ path }) => path.join('.')).join(', '));
  if (parsed.data.slice !== slice) throw new Error(`it describes ${parsed.data.slice}`);
  const manifest = manifestIn(LANGUAGES, parsed.data.manifest, (route) =>
    console.warn(`Left out, in a language that is not known here: ${route}.`),
  );
  const release = { ...parsed.data, manifest };
  const [problem] = routeProblems(release, channel.slices);
  if (problem) throw new Error(problem.sentence);
  return { release, baseUrl };
}

/** The builds that this browser is to use instead of releases. What is kept but not allowed any more is passed over. Never rejects. */
export async function loadOverrides(
  config: RuntimeConfig,
  channel: Pick<PageChannel, 'slices' | 'releasesUrl'>,
): Promise<LoadedOverrides> {
  const rules = rulesHere(config, channel);
  const wish = takeWish(rules);
  const isRefused = typeof wish === 'string';
  const loaded: LoadedOverrides = {
    ...{ overrides: {}, slices: [] },
    asked: isRefused ? null : wish,
    problems: isRefused ? [wish] : [],
  };
  const kept = Object.entries(keptOverrides()).filter(
    ([slice, address]) => typeof readWish(`${slice}@${address}`, rules) === 'object',
  );
  await Promise.all(
    kept.map(async ([slice, address]) => {
      loaded.slices.push(slice);
      try {
        loaded.overrides[slice] = await readBuild(slice, address, channel);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        loaded.problems.push(
          `The build of ${slice} at ${address}release.json cannot be used: ${reason.replace(/\.$/, '')}.`,
        );
      }
    }),
  );
  return loaded;
}
