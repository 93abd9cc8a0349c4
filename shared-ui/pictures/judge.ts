import { differenceOf } from './compare.ts';

/** Pictures as PNG, by the story's id and the theme: 'booking-ticket--overview dark'. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** Reasons for differences that are meant, by the story's id. */
export type Accepted = Readonly<Record<string, string>>;

export interface Finding {
  story: string;
  theme: string;
  state: 'differs' | 'new' | 'gone';
  before?: Buffer | undefined;
  after?: Buffer | undefined;
  /** Of a picture that differs: the pixels that do. */
  pixels?: number;
  difference?: Buffer;
}

/** Everything that is not the same before and after, in the order of its names. */
export function findingsOf(before: Pictures, after: Pictures): Finding[] {
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((name): Finding[] => {
    const [story = '', theme = ''] = name.split(' ');
    const [was, is] = [before.get(name), after.get(name)];
    if (!was || !is) return [{ story, theme, state: was ? 'gone' : 'new', before: was, after: is }];
    const found = differenceOf(was, is);
    if (!found) return [];
    return [
      { story, theme, state: 'differs', before: was, after: is, pixels: found.pixels, difference: found.picture },
    ];
  });
}

export interface Verdict {
  /** Stories that differ without a reason. New ones and lost ones need none: the report shows them. */
  notAccepted: string[];
  /** Reasons to remove: their stories no longer differ, or the base gave them already. */
  leftOver: string[];
}

/** A reason accepts the change that it came with: one that the base has too was about an earlier change. */
export function judge(findings: readonly Finding[], accepted: Accepted, acceptedBefore: Accepted): Verdict {
  const differing = new Set(findings.filter(({ state }) => state === 'differs').map(({ story }) => story));
  const isOfThisChange = (story: string) => accepted[story] !== undefined && accepted[story] !== acceptedBefore[story];
  return {
    notAccepted: [...differing].filter((story) => !isOfThisChange(story)),
    leftOver: Object.keys(accepted).filter((story) => !differing.has(story) || !isOfThisChange(story)),
  };
}
