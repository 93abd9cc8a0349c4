import type { Plugin } from 'vite';

const define = { 'process.env.NODE_ENV': '"production"' };

/** Tests render stories with React's production build, as visitors get it: with the development build they take half as long again. */
export function productionReact(): Plugin {
  return {
    name: 'veto-production-react',
    enforce: 'post',
    config: () => ({
      define,
      oxc: { jsx: { development: false } },
      optimizeDeps: { rolldownOptions: { transform: { define } } },
    }),
  };
}
