import { Box } from '@veto/shared-ui/box';
import { Brand } from '@veto/shared-ui/brand';
import { Button } from '@veto/shared-ui/button';
import { Container } from '@veto/shared-ui/container';
import { Flex } from '@veto/shared-ui/flex';
import { ThemeSwitch } from '@veto/shared-ui/theme-switch';
import { SiteLink, useLanguage, useSay, useSite } from '@veto/slice-kit';
import type { SessionState } from '@veto/slice-kit/contract';
import { pathIn } from '../../isomorphic/language-of-path.ts';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';
import { AccountNewsPlace } from './account-news-place.tsx';
import { isCurrent } from './current-link.ts';
import { HEADER_HEIGHT } from './header-height.ts';
import { HeaderMenu } from './header-menu.tsx';

export interface HeaderProps {
  session: SessionState;
  entries: readonly ShownEntry[];
  pathname: string;
}

function HeaderLink({ entry, pathname }: { entry: ShownEntry; pathname: string }) {
  const current = isCurrent(entry.href, pathname);
  return (
    <Button
      asChild
      variant="plain"
      size="sm"
      px="3"
      // On a narrow desktop the way to another language is in the footer alone.
      {...(entry.isSamePage && { hideBelow: 'xl' })}
      fontSize="md"
      color={current ? 'ink' : 'muted'}
      fontWeight={current ? 'semibold' : 'medium'}
      _hover={{ color: 'ink' }}
      _after={
        current
          ? {
              content: '""',
              position: 'absolute',
              insetX: '3',
              bottom: '1',
              h: '3px',
              rounded: 'full',
              bg: 'apricot.3',
            }
          : {}
      }
    >
      <SiteLink
        href={entry.href}
        {...(entry.lang && { lang: entry.lang, hrefLang: entry.lang })}
        {...(current && { 'aria-current': 'page' })}
      >
        {entry.label}
      </SiteLink>
    </Button>
  );
}

/** Theme, Sign in and Register. Who is signed in has the theme in their menu; narrower than a desktop everybody has. */
function VisitorActions() {
  const say = useSay();
  const language = useLanguage();
  return (
    <>
      <Box hideBelow="lg">
        <ThemeSwitch />
      </Box>
      <Button asChild variant="plain" size="sm">
        <SiteLink href={pathIn(language, '/login')}>{say('Sign in')}</SiteLink>
      </Button>
      <Button asChild size="sm" display={{ base: 'none', sm: 'inline-flex' }}>
        <SiteLink href={pathIn(language, '/register')}>{say('Register')}</SiteLink>
      </Button>
    </>
  );
}

/** Logo, links, what is new, and the one menu: the account, and narrower than a desktop the links. */
export function Header({ session, entries, pathname }: HeaderProps) {
  const site = useSite();
  const say = useSay();
  const language = useLanguage();
  return (
    <Box as="header" lang={language} position="sticky" top="0" zIndex="sticky" bg="canvas" _print={{ display: 'none' }}>
      <Container maxW="7xl" px={{ base: '4', md: '6', lg: '10' }}>
        <Flex minH={HEADER_HEIGHT} align="center" wrap="wrap" columnGap={{ base: '2', lg: '7' }}>
          <SiteLink href={pathIn(language, '/')} aria-label={say('Veto, to the home page')}>
            <Brand minH="11" />
          </SiteLink>
          <Flex
            as="nav"
            aria-label={say('Main')}
            aria-busy={session === 'loading'}
            flex="1"
            wrap="wrap"
            columnGap="1"
            display={{ base: 'none', lg: 'flex' }}
          >
            {entries.map((entry) => (
              <HeaderLink key={`${entry.label} ${entry.href}`} entry={entry} pathname={pathname} />
            ))}
          </Flex>
          <Flex flex={{ base: '1', lg: 'none' }} justify="flex-end" align="center" gap={{ base: '0.5', sm: '1.5' }}>
            {session === 'signed-out' && <VisitorActions />}
            {session !== 'loading' && session !== 'signed-out' && <AccountNewsPlace />}
            <HeaderMenu session={session} entries={entries} pathname={pathname} site={site} />
          </Flex>
        </Flex>
      </Container>
    </Box>
  );
}
