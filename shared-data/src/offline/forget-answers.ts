import { ofBrowser, ofTab } from '../boundary/browser-storage.ts';
import { OF_PERSON } from './kept-answers.ts';
import { forgetPhotos } from './photo-cache.ts';

/** Deletes what is kept for everyone who was ever signed in here, but for one person; the photos go with the answers. */
export function forgetAnswers(but?: string): void {
  let forgotten = false;
  for (const storage of [ofTab, ofBrowser])
    for (const key of storage.keys())
      if (key.startsWith(OF_PERSON) && key !== OF_PERSON + but) {
        storage.removeItem(key);
        forgotten = true;
      }
  if (forgotten) forgetPhotos();
}
