import { languageOf } from './language-of.ts';

export interface OwnWordsProps {
  /** As it was written. */
  children: string;
  /** Where whoever wrote it said which; else its words and letters tell. */
  language?: 'en' | 'pl' | 'uk' | undefined;
}

/**
 * What somebody wrote, in the language that they named, else that its words and letters tell, and in its own direction, whatever those of the page: screen
 * readers say it in that voice, translators leave or take it, and a number beside it keeps its place.
 */
export function OwnWords({ children, language = languageOf(children) }: OwnWordsProps) {
  return <bdi lang={language}>{children}</bdi>;
}
