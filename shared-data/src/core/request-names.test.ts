import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { request, requestChange } from './request.ts';

const any = z.unknown();

/** `tsc` is the test: it fails where it finds no error and one is expected. */
test('the compiler refuses tables, columns, functions and arguments that there are not', () => {
  const misspelt = [
    // @ts-expect-error a table
    () => request((client) => client.from('pet').select('id'), any),
    // @ts-expect-error a column
    () => request((client) => client.from('pets').select('id, nmae'), any),
    // @ts-expect-error a column of an embedded table
    () => request((client) => client.from('pets').select('id, owner:profiles!pets_owner_id_fkey(nmae)'), any),
    // @ts-expect-error an embedded table
    () => request((client) => client.from('pets').select('id, owner:profile(id)'), any),
    // @ts-expect-error a column of a filter
    () => request((client) => client.from('pets').select('id').eq('onwer_id', ''), any),
    // @ts-expect-error a column that is written
    () => requestChange((client) => client.from('pets').update({ nmae: '' }).select(), any),
    // @ts-expect-error a function
    () => request((client) => client.rpc('unread_count'), any),
    // @ts-expect-error an argument
    () => request((client) => client.rpc('correspondent', { person: '', at: '' }), any),
    // @ts-expect-error no argument
    () => request((client) => client.rpc('correspondent'), any),
  ];
  expect(misspelt).toHaveLength(9);
});
