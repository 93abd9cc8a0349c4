/** Storybook's compiler of pages, as a loader of webpack. */
declare module '@storybook/addon-docs/mdx-loader' {
  interface Context {
    resourcePath: string;
    getOptions(): { mdxCompileOptions: { remarkPlugins: (() => (tree: object) => void)[] } };
    async(): (error: Error | null, code?: string) => void;
  }
  export default function load(this: Context, text: string): Promise<void>;
}
