import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Box } from '@veto/shared-ui/box';
import { type ColorModeChoice, useColorMode } from '@veto/shared-ui/core';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { docsTheme } from './docs-theme.ts';
import { StoryWorld } from './story-world.tsx';

const heading = {
  fontFamily: 'heading',
  fontWeight: 'bold',
  letterSpacing: '-0.022em',
  color: 'ink',
  border: '0',
} as const;
/** Storybook's own headings and texts; live examples and stories have their own styles. */
const own = (tags: string) => `& .sbdocs-content :is(${tags}):not(.sb-unstyled *, .sbdocs-preview *)`;
const pageStyles = {
  '& .sbdocs-wrapper': { padding: '40px 24px 104px' },
  '& .sbdocs-content': { maxWidth: '920px' },
  [own('p, li, td, th')]: { fontSize: '16px', lineHeight: '1.55' },
  [own('p, ul, ol')]: { maxWidth: '68ch' },
  [own('ul, ol')]: { paddingInlineStart: '24px', listStyle: 'disc' },
  [own('ol')]: { listStyle: 'decimal' },
  [own('h1')]: { ...heading, fontSize: '44px', lineHeight: '1.08' },
  [own('h2')]: { ...heading, fontSize: '24px', lineHeight: '1.2', marginTop: '48px' },
  [own('h3')]: { ...heading, fontSize: '19px', lineHeight: '1.25', marginTop: '32px' },
  [own('h3[id^="also-called"]')]: { fontFamily: 'body', fontSize: '14px', fontWeight: 'normal', color: 'muted' },
  [own('table')]: { width: '100%', borderCollapse: 'collapse' },
  '& .sbdocs-preview': { boxShadow: 'none', borderRadius: '20px', margin: '24px 0' },
} as const;

/** The theme of the toolbar; before it is touched, that of the address. */
function useToolbarTheme(channel: DocsContainerProps['context']['channel']): ColorModeChoice {
  const [theme, setTheme] = useState<ColorModeChoice>(themeOfAddress);
  useEffect(() => {
    const take = ({ globals }: { globals: { theme?: ColorModeChoice } }) => setTheme(globals.theme ?? 'system');
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, [channel]);
  return theme;
}

function themeOfAddress(): ColorModeChoice {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  const theme = /(?:^|;)theme:(light|dark)/.exec(globals)?.[1];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Around every page of documentation: the theme of the toolbar, and what live examples need. */
export default function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context.channel);
  return (
    <StoryWorld theme={theme} path="/" queryData={[]}>
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
