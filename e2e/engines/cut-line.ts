import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to the site that can be cut: a network that goes, for every browser alike. */
export interface Line {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Passes on what comes to a port of its own to the site's. */
export async function lineTo(site: string): Promise<Line> {
  const target = Number(new URL(site).port);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  const mend = async () => {
    server = createServer((visitor) => {
      const end = connect(target, 'localhost');
      for (const [from, to] of [
        [visitor, end],
        [end, visitor],
      ] as const) {
        sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => sockets.delete(from));
      }
    }).listen(port);
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  await mend();
  return {
    url: `http://localhost:${port}`,
    mend,
    async cut() {
      server?.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
