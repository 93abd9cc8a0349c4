import { PassThrough } from 'node:stream';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { copyOut } from './copy-rows.ts';

/** https://www.postgresql.org/docs/current/protocol-message-formats.html: a letter, a length that counts itself, the content. */
function message(kind: string, content = ''): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + content.length);
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(content)]);
}

it('counts rows as the server does, also where its count comes after the last of them', async () => {
  type Copy = { submit(connection: object): void; handleCommandComplete(said: { text: string }): void };
  const stream = new PassThrough().on('data', () => {});
  const query = () => stream.write(Buffer.concat([message('H', '\0\0\0'), message('d', '1\n2\n'), message('c')]));
  let copy: Copy | undefined;
  const client = {
    query(asked: Copy | string) {
      // CommandComplete: in a packet of its own, as from a busy server.
      if (typeof asked === 'string') return copy?.handleCommandComplete({ text: 'COPY 2' });
      copy = asked;
      copy.submit({ stream, query });
      return copy;
    },
  };
  const rows = copyOut(client as unknown as pg.ClientBase, { schema: 'public', name: 'pets', columns: ['id'] });
  const part = await rows.next();
  expect(String(part.value)).toBe('1\n2\n');
  expect(await rows.next()).toEqual({ done: true, value: 2 });
});
