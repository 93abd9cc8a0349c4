import { expect, it } from 'vitest';
import { withoutNativeStack } from './compile.ts';

const ERROR = `ERROR in ./src/app.tsx
Module build failed:
Error:   x Expected ';'
 19 | syntax error here (
    : ^^^`;
const STACK = `

Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>
   1: worker
             at /home/build/threadpool.c:123:5`;

it("keeps what is wrong with the source, and leaves out the compiler's own frames", () => {
  expect(withoutNativeStack(`${ERROR}${STACK}\n\n${ERROR}${STACK}\n`)).toBe(`${ERROR}\n\n${ERROR}`);
  expect(withoutNativeStack(ERROR)).toBe(ERROR);
});
