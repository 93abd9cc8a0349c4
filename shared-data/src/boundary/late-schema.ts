import { db, request } from '@veto/shared-data/core';

/**
 * Asks with what checks the answer, which comes beside the client of the first request: a page can be used before it has
 * anything to check.
 * @param load an `import()` of the module with the schema.
 * @throws RequestError as `request` does, also where the schema does not arrive.
 */
export async function withSchema<Schema, T>(
  load: () => Promise<Schema>,
  ask: (schema: Schema) => Promise<T>,
): Promise<T> {
  const [schema] = await Promise.all([load(), db()]).catch(failUnasked);
  return ask(schema);
}

/** In the words of a request whose client did not arrive. */
function failUnasked(cause: unknown): Promise<never> {
  return request<never, never>(() => Promise.reject(cause), {
    parse() {
      throw cause;
    },
  });
}
