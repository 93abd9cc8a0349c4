import type { Language } from '@veto/slice-kit';
import type { PageHead as DescribedHead } from '@veto/slice-kit/contract';
import { createStore } from 'zustand/vanilla';
import { DEFAULT_DESCRIPTION, titleOf } from '../../isomorphic/head-text.ts';
import { pathWithoutSlash } from '../../isomorphic/path-without-slash.ts';
import { entriesFor } from '../../isomorphic/route-table.ts';
import { channelStore } from '../channel/channel-store.ts';
import { languageOfDocument, speak } from './language.ts';

export interface PageHead {
  title: string;
  description?: string | undefined;
  lang: Language;
}

/** What the page at an address said by `describe`, which counts for more than its route. */
export const describedStore = createStore<{ href: string; head: DescribedHead } | null>()(() => null);

let latest: PageHead | undefined;

/** Title, description, language and canonical address of the document. */
export function setPageHead(head: PageHead): void {
  latest = head;
  const described = describedStore.getState();
  const own = described?.href === location.href ? described.head : undefined;
  const { title, description = DEFAULT_DESCRIPTION, lang } = { ...head, ...own, lang: own?.lang ?? head.lang };
  document.title = titleOf(title);
  // Said again it would be the same, but browsers work out the style of every element anew.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  void speak(lang);
  headElement('meta', 'name', 'description').content = description;
  const link = headElement('link', 'rel', 'canonical');
  // The document names the site's public address.
  link.href = new URL(own?.canonical ?? addressOfRoute(), link.href || location.href).href;
}

/** '/doctors' for '/Doctors/': visitors may write an address as they like, and search engines take each spelling for a page. */
function addressOfRoute(): string {
  const path = entriesFor(channelStore.getState().table, location.pathname)[0]?.route.path ?? ':';
  return pathWithoutSlash(/[:*]/.test(path) ? location.pathname : path);
}

/** The same once more, after somebody has written over it. */
export function setPageHeadAgain(): void {
  if (latest) setPageHead(latest);
}

/** The page at this address says more of itself than its route: kept for as long as the visitor is there. */
export function describePage(head: DescribedHead): void {
  describedStore.setState({ href: location.href, head }, true);
  const { content } = headElement('meta', 'name', 'description');
  setPageHead({ title: head.title, description: content, lang: languageOfDocument() });
}

function headElement<Tag extends 'meta' | 'link'>(tag: Tag, attribute: 'name' | 'rel', value: string) {
  const found = document.head.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}[${attribute}=${value}]`);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}
