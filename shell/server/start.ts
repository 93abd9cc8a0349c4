import { keepCompiledCode } from '@veto/slice-kit/compiled-code';

// Before the site's own modules are read: those of a static import would be compiled anew with every start.
keepCompiledCode();
await import('./starting/site-program.ts');
