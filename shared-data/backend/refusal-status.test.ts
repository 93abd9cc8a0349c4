import { describe, expect, test } from 'vitest';
import { BudgetSpent } from './postgres/turns.ts';
import { withRefusalStatus } from './refusal-status.ts';

const wrong = (status = 500) => Response.json({ message: 'internal' }, { status });
const failure = (code?: string, message = 'it failed') => Object.assign(new Error(message), code && { code });

const statusOf = async (error: unknown, response = wrong()) => {
  const answer = await withRefusalStatus(response, error);
  return [answer.status, answer.headers.get('retry-after')];
};

describe('a question that the database did not answer', () => {
  test('is 504 where its time was up', async () => {
    expect(await statusOf(failure('57014'))).toEqual([504, '2']);
    expect(await statusOf(new DOMException('too late', 'TimeoutError'))).toEqual([504, '2']);
  });

  test.each(['57P01', '57P02', '57P03', '08006', '53300', '40P01', '40001', 'ECONNREFUSED', 'ECONNRESET'])(
    'is 503 after %s',
    async (code) => expect(await statusOf(failure(code))).toEqual([503, '2']),
  );

  test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'is 503 after “%s”',
    async (message) => expect(await statusOf(failure(undefined, message))).toEqual([503, '2']),
  );

  test('is no refusal of who asks, whatever a service made of it: nobody is signed out for a lost connection', async () => {
    expect(await statusOf(failure('57P01'), wrong(401))).toEqual([503, '2']);
  });
});

describe('everything else', () => {
  test.each(['23514', 'PT400'])(
    'a value that a constraint or a rule of ours refuses is 400 with its code, %s',
    async (code) => {
      const answer = await withRefusalStatus(wrong(), failure(code, 'is refused'));
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code, message: 'is refused' });
    },
  );

  test('passes as it is', async () => {
    expect(await statusOf(undefined)).toEqual([500, null]);
    expect(await statusOf(failure('XX000'))).toEqual([500, null]);
    expect(await statusOf(new TypeError('cannot read'))).toEqual([500, null]);
    expect(await statusOf(failure('23505'), wrong(409))).toEqual([409, null]);
    expect(await statusOf(failure('57014'), Response.json([]))).toEqual([200, null]);
  });
});

test('no room left is 507, of the disk for files and of the database’s', async () => {
  expect(await statusOf(failure('ENOSPC'))).toEqual([507, '2']);
  expect(await statusOf(failure('53100'))).toEqual([507, '2']);
});

test('a spent budget is 429 and says for how long', async () => {
  expect(await statusOf(new BudgetSpent(4200))).toEqual([429, '5']);
});
