import type { Duplex } from 'node:stream';

/** What Node answers by itself where nobody listens; anything else is a 400. */
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** From '/' on, which no host follows, to the next blank. */
const REQUEST_LINE = /^(?:GET|HEAD) (\/[^/\\ \r\n][^ \r\n]*) HTTP\/1\.[01]\r\n/;

/**
 * Where a request leads that Node could not read only because it has the bytes of 'Łódź' as they are, as programs that are no
 * browsers send them: its address with these escaped. undefined for every other request.
 */
export function escapedAddress(packet: Buffer | undefined): string | undefined {
  const [, address] = REQUEST_LINE.exec(packet?.subarray(0, 8192).toString('latin1') ?? '') ?? [];
  if (!address || !/[\u0080-\u00ff]/.test(address)) return undefined;
  return address.replaceAll(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Answers a request that Node could not read: with the way to its address, or as Node does. */
export function answerUnreadable(error: Error & { code?: string; rawPacket?: Buffer }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const address = error.code === 'HPE_INVALID_URL' ? escapedAddress(error.rawPacket) : undefined;
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  // Whoever has more cookies than a request may carry would never be answered again.
  const cleared = error.code === 'HPE_HEADER_OVERFLOW' ? '\r\nClear-Site-Data: "cookies"' : '';
  const head = address ? `301 Moved Permanently\r\nLocation: ${address}\r\nContent-Length: 0` : `${status}${cleared}`;
  socket.end(`HTTP/1.1 ${head}\r\nConnection: close\r\n\r\n`);
}
