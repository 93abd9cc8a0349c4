import type { Compiler } from 'webpack';
import { asRequest } from './resolve.ts';

/** Lets the folder of a context, whose files only the page chooses from, have a '#' in its path: webpack reads a fragment there. */
export class WholeContexts {
  apply(compiler: Compiler): void {
    compiler.hooks.contextModuleFactory.tap('WholeContexts', ({ hooks }) =>
      hooks.afterResolve.tap('WholeContexts', (data) => {
        if (typeof data === 'object' && typeof data.resource === 'string') data.resource = asRequest(data.resource);
        return data;
      }),
    );
  }
}
