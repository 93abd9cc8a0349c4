import { RealtimeClient } from '@supabase/realtime-js';

export type WatchedTable = 'messages' | 'conversations' | 'notifications';

export interface NewsChannelOptions {
  /** The address below which the server answers, without a trailing slash. */
  url: string;
  /** The publishable key. */
  key: string;
  userId: string;
  /** The signed-in user's token; asked for again before the server's patience with the last one ends. */
  accessToken(): Promise<string | null>;
  /** Called for each row that this person may see. What it says is not used: the table is read again. */
  onNews(table: WatchedTable): void;
  /** Called when the server begins to tell, and when it does so no longer. */
  onTold(told: boolean): void;
}

const PUBLIC = { schema: 'public' };

/** Pause before the next attempt, in milliseconds: the socket's, and the channel's once the server has ended it. */
const LONGEST_PAUSE = 60_000;
const pauseAfter = (tries: number) => Math.min(1000 * 2 ** (tries - 1), LONGEST_PAUSE);

/**
 * Opens a socket to Supabase's Realtime and listens to new messages and notifications, and to what happens to
 * conversations ('Seen', blocked). The server lets row-level security decide who hears of what. A lost socket is
 * opened again by itself, ever more rarely.
 * @returns closes the socket.
 */
export function openNewsChannel(options: NewsChannelOptions): () => void {
  const { key, userId, accessToken } = options;
  const client = new RealtimeClient(`${options.url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: key },
    accessToken,
    reconnectAfterMs: pauseAfter,
  });
  let closed = false;
  let told = false;
  let nextJoin: ReturnType<typeof setTimeout> | undefined;
  const tell = (now: boolean) => {
    if (closed || told === now) return;
    told = now;
    options.onTold(now);
  };
  const newsOf = (table: WatchedTable) => () => {
    if (!closed) options.onNews(table);
  };
  const join = async () => {
    // Before the first frame: who joins without a token is a visitor until the next heartbeat.
    await client.setAuth();
    if (closed) return;
    client
      .channel('news')
      .on('postgres_changes', { ...PUBLIC, event: 'INSERT', table: 'messages' }, newsOf('messages'))
      .on('postgres_changes', { ...PUBLIC, event: 'UPDATE', table: 'conversations' }, newsOf('conversations'))
      .on(
        'postgres_changes',
        { ...PUBLIC, event: 'INSERT', table: 'notifications', filter: `user_id=eq.${userId}` },
        newsOf('notifications'),
      )
      // A channel is joined before its tables are watched, and also where they cannot be.
      .on('system', {}, ({ extension, status, message }: { extension: string; status: string; message: string }) => {
        if (extension !== 'postgres_changes') return;
        if (status !== 'ok') console.warn('The server announces no news', message);
        tell(status === 'ok');
      })
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') return;
        tell(false);
        // Lost or refused, it joins again by itself; ended by the server, as with a token that was too old, it does not.
        if (status === 'CLOSED' && !closed) nextJoin = setTimeout(open, LONGEST_PAUSE);
      });
  };
  const open = () => void join().catch((error) => console.warn('The server cannot announce news', error));
  open();
  return () => {
    closed = true;
    clearTimeout(nextJoin);
    void client.disconnect();
  };
}
