import { expect, test } from 'vitest';
import { WrittenJson } from './written-json.ts';

const answerOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer;

test('each text stands where its mark stood, as it was written', () => {
  const json = new WrittenJson();
  const [list, nothing] = ['[{"weight" : 1.50},\n "$& żółw"]', 'null'].map(json.keep);
  const text = Buffer.from(json.into(answerOf([{ list, name: `"${list}"` }, { nothing }]))).toString();
  expect(text).toBe(`[{"list":[{"weight" : 1.50},\n "$& żółw"],"name":"\\"${list}\\""},{"nothing":null}]`);
});

test('an answer without such texts, or with the marks of another one, stays as it is', () => {
  const answer = answerOf([{ mark: new WrittenJson().keep('{}') }]);
  const other = new WrittenJson();
  other.keep('{}');
  for (const json of [new WrittenJson(), other]) expect([...json.into(answer)]).toEqual([...new Uint8Array(answer)]);
});
