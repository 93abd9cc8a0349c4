import loader from '@storybook/addon-docs/mdx-loader';

/** What a parsed page is made of, as far as it matters here. Offsets count from the start of the file. */
interface Node {
  type: string;
  position?: { start: { offset: number }; end: { offset: number } };
  children?: Node[];
}

/**
 * A page as TypeScript reads it: its imports and its JSX, each on its own line, and nothing where the page has prose.
 * Words within an element stand as 'x', because they are its children.
 */
export async function mdxAsTsx(page: string, text: string): Promise<string> {
  const written: string[] = [];
  let at = 0;
  const skip = (to: number, instead = ' ') => {
    written.push(text.slice(at, to).replaceAll(/\S/g, instead));
    at = to;
  };
  const copy = (to: number) => {
    written.push(text.slice(at, to));
    at = to;
  };
  const write = ({ type, position, children = [] }: Node, within: boolean) => {
    const { start, end } = spanOf(position);
    const isCode = type.startsWith('mdx');
    skip(start);
    if (isCode && !within) written.push(';');
    for (const child of children) {
      // The opening tag, and what separates children.
      if (isCode) copy(spanOf(child.position).start);
      write(child, within || isCode);
    }
    if (isCode) copy(end);
    else skip(end, within && children.length === 0 ? 'x' : ' ');
  };
  for (const node of (await parse(page, text)).children ?? []) write(node, false);
  return written.join('');
}

function spanOf(position: Node['position']): { start: number; end: number } {
  if (!position) throw new Error('A part of the page has no place in it.');
  return { start: position.start.offset, end: position.end.offset };
}

/** Parses with the compiler that Storybook brings, from a step between its own. */
function parse(page: string, text: string): Promise<Node> {
  return new Promise((resolve, reject) => {
    const keep = () => (tree: object) => resolve(structuredClone(tree) as Node);
    const context = {
      resourcePath: page,
      getOptions: () => ({ mdxCompileOptions: { remarkPlugins: [keep] } }),
      async: () => (error: Error | null) => error && reject(error),
    };
    void loader.call(context, text);
  });
}
