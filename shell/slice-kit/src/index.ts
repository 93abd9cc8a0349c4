export { useBeforeLeaving } from './before-leaving.ts';
export { addWords, addWordsLater, type Catalogue } from './catalogue.ts';
export type { Audience, PageHead, SessionState, SiteApi, SliceLifecycles, SliceProps } from './contract/index.ts';
export { defineSlice } from './define-slice.tsx';
export { InLanguage } from './in-language.tsx';
export { PaintedPart } from './painted-part.tsx';
export { PaintedRows } from './painted-rows.tsx';
export { SiteProvider, usePageReady, useSite } from './site-context.tsx';
export { SiteLink, type SiteLinkProps } from './site-link.tsx';
export { SitePart, type SitePartProps } from './site-part.tsx';
export { inBothLanguages, usePageHead } from './use-page-head.ts';
export {
  inWords,
  LANGUAGES,
  type Language,
  lateWords,
  type Say,
  Saying,
  sayIn,
  type ToldMessage,
  teller,
  useLanguage,
  useSay,
  useSayOnceHere,
} from './words.tsx';
