import { languageOf } from './language-of.ts';

export interface OwnWordsProps {
  /** As it was written. */
  children: string;
}

/**
 * What somebody wrote, in the language and the direction that its words and letters tell, whatever those of the page: screen
 * readers say it in that voice, translators leave or take it, and a number beside it keeps its place.
 */
export function OwnWords({ children }: OwnWordsProps) {
  return <bdi lang={languageOf(children)}>{children}</bdi>;
}
