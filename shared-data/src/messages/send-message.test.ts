// @vitest-environment happy-dom
import { RequestError, request } from '@veto/shared-data/core';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMessageDraft, messageDraft } from './message-draft.ts';
import { dropOutboxes, noteRefusal, outgoingMessages, queueMessage, watchOutbox } from './outbox.ts';
import { sendOutgoing } from './send-message.ts';

// Files share modules: others have loaded the real one, and must not get the one of this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock('@veto/shared-data/core', async (original) => ({
  ...(await original<typeof import('@veto/shared-data/core')>()),
  request: vi.fn(),
}));

const server = vi.mocked(request);
/** What the server was sent, in order. */
let sent: { message: string; body: string }[];

/** A server that answers as told, one answer after the other, and then always well. */
function answering(...answers: ('ok' | RequestError)[]) {
  server.mockImplementation((build) => {
    let asked = { message: '', body: '' };
    void build({ rpc: (_: string, parameters: typeof asked) => (asked = parameters) } as never);
    sent.push(asked);
    const answer = answers.shift() ?? 'ok';
    return answer === 'ok' ? Promise.resolve({ id: asked.message } as never) : Promise.reject(answer);
  });
}

const noNetwork = () => new RequestError('The server could not be reached.', { status: 0, code: 'network' });
const stored: string[] = [];
const flush = () => sendOutgoing('me', ({ id }) => stored.push(id));
const bodies = () => outgoingMessages('me').map(({ body }) => body);

beforeEach(() => {
  sent = [];
  stored.length = 0;
  answering();
});
afterEach(() => dropOutboxes());

test('messages written without a connection wait, in order, and are sent once with the id they got first', async () => {
  const [first, second] = [queueMessage('me', 'vet', 'One'), queueMessage('me', 'vet', 'Two')];
  answering(noNetwork());
  expect(await flush()).toBe(false);
  expect(bodies()).toEqual(['One', 'Two']);
  // The answer to the second attempt is lost after the server has stored it: the same id goes out again.
  answering(new RequestError('The server could not be reached.', { status: 0, code: 'timeout' }));
  expect(await flush()).toBe(false);
  answering();
  expect(await flush()).toBe(true);
  expect(sent.map(({ message }) => message)).toEqual([first.id, first.id, first.id, second.id]);
  expect(stored).toEqual([first.id, second.id]);
  expect(bodies()).toEqual([]);
  expect(first.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('a message that is written while another one is on its way goes out after it', async () => {
  queueMessage('me', 'vet', 'One');
  const sending = flush();
  queueMessage('me', 'vet', 'Two');
  expect(await sending).toBe(true);
  expect(sent.map(({ body }) => body)).toEqual(['One', 'Two']);
  expect(bodies()).toEqual([]);
});

test('two places that send at once share the way: each message goes out once', async () => {
  queueMessage('me', 'vet', 'One');
  queueMessage('me', 'vet', 'Two');
  expect(await Promise.all([flush(), flush()])).toEqual([true, true]);
  expect(sent.map(({ body }) => body)).toEqual(['One', 'Two']);
  expect(stored).toHaveLength(2);
});

test('a refusal is shown beside its message and keeps no other one waiting; a limit does', async () => {
  const { id } = queueMessage('me', 'stranger', 'Hello');
  queueMessage('me', 'vet', 'Still here');
  answering(new RequestError('Not booked.', { status: 403, code: 'PT403' }));
  expect(await flush()).toBe(true);
  expect(outgoingMessages('me')).toMatchObject([{ id, refusal: 'Not booked.' }]);
  await flush();
  expect(sent).toHaveLength(2);
  noteRefusal('me', id, null);
  answering(new RequestError('Please wait a little.', { status: 429, code: 'PT429' }));
  expect(await flush()).toBe(false);
  expect(outgoingMessages('me')).toMatchObject([{ id, refusal: null }]);
});

test('a message with files waits as any other: the files are named each time, and shown once it is stored', async () => {
  const file = { path: 'vet/f1.jpg', name: 'ear.jpg', mimeType: 'image/jpeg', bytes: 3, width: 8, height: 6 };
  queueMessage('me', 'vet', '', [file]);
  answering(noNetwork());
  expect(await flush()).toBe(false);
  // After a reload: nothing but what the storage has.
  expect(JSON.parse(localStorage.getItem('veto_outbox me') ?? '')).toMatchObject([{ body: '', attachments: [file] }]);
  const shown: unknown[] = [];
  await sendOutgoing('me', ({ attachments }) => shown.push(attachments));
  expect(shown).toEqual([[file]]);
  const named = { path: 'vet/f1.jpg', name: 'ear.jpg', width: 8, height: 6 };
  expect(sent).toMatchObject([{ attachments: [named] }, { attachments: [named] }]);
});

test('a message that an earlier release has queued has no files, and is sent without naming any', async () => {
  const [id, writtenAt] = ['11111111-2222-4333-8444-555555555555', '2026-11-21T10:00:00Z'];
  localStorage.setItem(
    'veto_outbox me',
    JSON.stringify([{ id, recipientId: 'vet', body: 'Hi', writtenAt, refusal: null }]),
  );
  expect(outgoingMessages('me')).toMatchObject([{ id, attachments: [] }]);
  await flush();
  expect(sent).toEqual([{ message: id, recipient: 'vet', body: 'Hi' }]);
});

test('the queue is the same list until it changes, survives a reload, and holds nothing of somebody else', () => {
  const heard = vi.fn();
  const stop = watchOutbox(heard);
  queueMessage('me', 'vet', 'One');
  expect(heard).toHaveBeenCalledOnce();
  expect(outgoingMessages('me')).toBe(outgoingMessages('me'));
  expect(JSON.parse(localStorage.getItem('veto_outbox me') ?? '')).toMatchObject([{ body: 'One' }]);
  expect(outgoingMessages('somebody else')).toEqual([]);
  localStorage.setItem('veto_outbox me', '{broken');
  expect(outgoingMessages('me')).toEqual([]);
  stop();
});

test('a draft is kept for each person, and goes when the box is empty', () => {
  keepMessageDraft('me', 'vet', 'Dear doctor');
  expect([messageDraft('me', 'vet'), messageDraft('me', 'other'), messageDraft('you', 'vet')]).toEqual([
    'Dear doctor',
    '',
    '',
  ]);
  keepMessageDraft('me', 'vet', '');
  expect(sessionStorage.length).toBe(0);
});
