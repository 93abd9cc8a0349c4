import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Box } from '@veto/shared-ui/box';
import { useColorMode } from '@veto/shared-ui/core';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { StoryWorld } from '../storybook/story-world.tsx';
import type { Switches } from '../storybook/switches.ts';
import { docsTheme } from './docs-theme.ts';

const heading = {
  fontFamily: 'heading',
  fontWeight: 'bold',
  letterSpacing: '-0.022em',
  color: 'ink',
  border: '0',
} as const;
/** Storybook's own headings and texts; live examples and stories have their own styles. */
const own = (tags: string) => `& .sbdocs-content :is(${tags}):not(.sb-unstyled *, .sbdocs-preview *)`;
const ON_PHONE = '@media (max-width: 600px)';
const pageStyles = {
  '& .sbdocs-wrapper': { padding: '40px 24px 104px' },
  '& .sbdocs-content': { maxWidth: '920px' },
  [own('p, li, td, th')]: { fontSize: '16px', lineHeight: '1.55' },
  [own('p, ul, ol')]: { maxWidth: '68ch' },
  [own('ul, ol')]: { paddingInlineStart: '24px', listStyle: 'disc' },
  [own('ol')]: { listStyle: 'decimal' },
  [own('h1')]: { ...heading, fontSize: 'clamp(28px, 8vw, 44px)', lineHeight: '1.08' },
  [own('h2')]: { ...heading, fontSize: '24px', lineHeight: '1.2', marginTop: '48px' },
  [own('h3')]: { ...heading, fontSize: '19px', lineHeight: '1.25', marginTop: '32px' },
  [own('h3[id^="also-called"]')]: { fontFamily: 'body', fontSize: '14px', fontWeight: 'normal', color: 'muted' },
  [own('table')]: { width: '100%', borderCollapse: 'collapse', [ON_PHONE]: { display: 'block', overflowX: 'auto' } },
  [own('tr')]: { background: 'none', borderTop: '0' },
  [own('th, td')]: {
    border: '0',
    borderBottom: '1px solid var(--chakra-colors-line)',
    padding: '10px 16px 10px 0',
    textAlign: 'start',
    color: 'ink',
  },
  '& .docblock-argstable': { [ON_PHONE]: { display: 'block', overflowX: 'auto' } },
  '& .docblock-argstable :is(th, td)': { [ON_PHONE]: { minWidth: '104px' } },
  '& .docblock-argstable :is(th, td, code)': { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  // Storybook writes the choice that is not taken too faintly.
  '& .docblock-argstable label > span': { color: 'ink' },
  '& .docblock-source': { background: 'surface', borderRadius: '12px' },
  // Storybook draws the buttons below it 40 px higher than they stand.
  '& .sbdocs-preview': { boxShadow: 'none', borderRadius: '20px', margin: '24px 0 40px' },
} as const;

/** The switches of the toolbar; before one is touched, those of the address. */
function useToolbar(channel: DocsContainerProps['context']['channel']): Partial<Switches> {
  const [globals, setGlobals] = useState<Partial<Switches>>(globalsOfAddress);
  useEffect(() => {
    const take = (updated: { globals: Partial<Switches> }) => setGlobals(updated.globals);
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, [channel]);
  return globals;
}

/** '?globals=theme:dark;text:200' */
function globalsOfAddress(): Partial<Switches> {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(globals.split(';').map((entry) => entry.split(':')));
}

/** Around every page of documentation: what the toolbar says, and what live examples need. */
export default function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context.channel);
  return (
    <StoryWorld globals={globals} path="/" queryData={[]}>
      <Page context={context}>{children}</Page>
    </StoryWorld>
  );
}

function Page({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { colorMode } = useColorMode();
  return (
    <Box css={pageStyles}>
      <DocsContainer context={context} theme={docsTheme(colorMode)}>
        {children}
      </DocsContainer>
    </Box>
  );
}
