import { authClient, type CoreConfig, type Session, sessionStore } from '@veto/shared-data/core';
import { setToldByServer } from '../polling/index.ts';
import { readNews } from './read-news.ts';

/**
 * Has the server tell whoever is signed in of messages and notifications, for as long as they are. What it tells is read
 * again by the queries that show it, and those ask once a minute meanwhile. Where the server cannot be reached or refuses,
 * they ask as often as ever. Only for a site whose server has Supabase's Realtime.
 * @returns ends it.
 */
export function followNews(config: CoreConfig): () => void {
  let followed: { userId: string; end: () => void } | null = null;
  const follow = ({ userId }: Session) => {
    if (followed?.userId === userId) return;
    followed?.end();
    followed = userId === undefined ? null : { userId, end: followNewsOf(userId, config) };
  };
  follow(sessionStore.getState());
  const unsubscribe = sessionStore.subscribe(follow);
  return () => {
    unsubscribe();
    followed?.end();
  };
}

function followNewsOf(userId: string, { supabaseUrl, supabaseKey }: CoreConfig): () => void {
  let ended = false;
  let close = () => {};
  const news = readNews(userId);
  const open = async () => {
    const { openNewsChannel } = await import(/* webpackChunkName: "news-channel" */ './news-channel.ts');
    if (ended) return;
    close = openNewsChannel({
      url: (supabaseUrl || globalThis.location.origin).replace(/\/+$/, ''),
      key: supabaseKey,
      userId,
      accessToken: freshToken,
      onNews: news.read,
      onTold(told) {
        setToldByServer(told);
        // What came while nobody told; and queries choose their pace anew with each answer.
        news.read('everything');
      },
    });
  };
  open().catch((error) => console.warn('The server cannot announce news, so the page asks for them', error));
  return () => {
    ended = true;
    close();
    news.stop();
    setToldByServer(false);
  };
}

/** The token of the session, renewed where it is about to end. */
async function freshToken(): Promise<string | null> {
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token ?? null;
}
