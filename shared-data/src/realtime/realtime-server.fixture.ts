import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

interface Watched {
  id: number;
  event: string;
  schema: string;
  table: string;
  filter?: string;
}
/** [join_ref, ref, topic, event, payload]: what version 2.0.0 of Phoenix' protocol sends. */
type Frame = [string | null, string | null, string, string, Record<string, unknown>];
type JoinPayload = { access_token?: string; config: { postgres_changes: Omit<Watched, 'id'>[] } };

/**
 * A WebSocket server that answers as far as Supabase's Realtime is used here: join, the tables that are watched, rows that
 * are sent, heartbeat, leaving, closing. It knows no row-level security, and checks no token.
 */
export async function startRealtimeServer() {
  let attempts = 0;
  const server = new WebSocketServer({
    port: 0,
    verifyClient() {
      attempts += 1;
      return !answers.refusesSockets;
    },
  });
  await new Promise((resolve) => server.once('listening', resolve));
  /** How it answers from now on. */
  const answers = { refusesSockets: false, join: 'ok', watching: 'ok' };
  const received: Frame[] = [];
  const addresses: string[] = [];
  let watched: Watched[] = [];

  const join = (socket: WebSocket, [joinRef, ref, topic, , payload]: Frame) => {
    const { config } = payload as unknown as JoinPayload;
    watched = config.postgres_changes.map((each, index) => ({ ...each, id: 101 + index }));
    const response = answers.join === 'ok' ? { postgres_changes: watched } : { reason: 'no such tenant' };
    send(socket, [joinRef, ref, topic, 'phx_reply', { status: answers.join, response }]);
    if (answers.join !== 'ok') return;
    const message = answers.watching === 'ok' ? 'Subscribed to PostgreSQL' : 'Realtime was unable to connect';
    const told = { extension: 'postgres_changes', status: answers.watching, message, channel: 'news' };
    send(socket, [null, null, topic, 'system', told]);
  };
  server.on('connection', (socket, { url }) => {
    addresses.push(url ?? '');
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as Frame;
      received.push(frame);
      const [joinRef, ref, topic, event] = frame;
      if (event === 'phx_join') join(socket, frame);
      if (event === 'heartbeat') send(socket, [joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]);
      if (event === 'phx_leave') send(socket, [joinRef, ref, topic, 'phx_close', {}]);
    });
  });

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answers,
    /** The addresses of the sockets that were opened. */
    addresses,
    frames: (event: string) => received.filter((frame) => frame[3] === event).map((frame) => frame[4]),
    sockets: () => server.clients.size,
    /** How many sockets were asked for, refused ones too. */
    attempts: () => attempts,
    /** Tells of a row, as the server does for everybody who watches its table. */
    tell(type: 'INSERT' | 'UPDATE', table: string, record: Record<string, unknown>) {
      const ids = watched.filter((each) => each.table === table && each.event === type).map(({ id }) => id);
      const columns = Object.keys(record).map((name) => ({ name, type: 'text' }));
      const moment = '2026-11-22T10:00:00.000Z';
      const data = { schema: 'public', table, type, commit_timestamp: moment, columns, record, errors: null };
      for (const socket of server.clients)
        send(socket, [null, null, 'realtime:news', 'postgres_changes', { ids, data }]);
    },
    /** Ends the channel and leaves the socket open, as for a token that was too old. */
    endChannel() {
      for (const socket of server.clients) send(socket, [null, null, 'realtime:news', 'phx_close', {}]);
    },
    /** Cuts every connection. */
    drop() {
      for (const socket of server.clients) socket.terminate();
    },
    async close() {
      this.drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(socket: WebSocket, frame: Frame): void {
  socket.send(JSON.stringify(frame));
}
