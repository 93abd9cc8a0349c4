import { Box } from '@veto/shared-ui/box';
import { Brand } from '@veto/shared-ui/brand';
import { Container } from '@veto/shared-ui/container';
import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import { Heading } from '@veto/shared-ui/heading';
import { Link } from '@veto/shared-ui/link';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useLanguage, useSay } from '@veto/slice-kit';
import { pathIn } from '../../isomorphic/language-of-path.ts';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';
import type { FooterGroup } from '../routing/nav-entries.ts';

export interface FooterProps {
  groups: readonly FooterGroup[];
  /** The page in the site's other languages. */
  languages: readonly ShownEntry[];
}

function FooterLink({ href, label, lang }: ShownEntry) {
  return (
    <Link asChild color="muted" fontWeight="normal" minH="11" minW="11" _hover={{ color: 'ink' }}>
      <SiteLink href={href} lang={lang} hrefLang={lang}>
        {label}
      </SiteLink>
    </Link>
  );
}

/** A group is one line: its name, then its links. */
function Group({ title, lang, entries }: FooterGroup) {
  return (
    <Flex as="nav" lang={lang} aria-label={title} align="center" wrap="wrap" columnGap="4">
      <Heading
        as="h2"
        textStyle="small"
        fontFamily="body"
        fontWeight="semibold"
        letterSpacing="0"
        w={{ base: 'full', lg: 'auto' }}
        pt={{ base: '1.5', lg: '0' }}
      >
        {title}
      </Heading>
      {entries.map((entry) => (
        <FooterLink key={`${entry.label} ${entry.href}`} {...entry} />
      ))}
    </Flex>
  );
}

/** The logo, the links and the copyright in as few lines as the width allows, on the page's own ground. */
export function Footer({ groups, languages }: FooterProps) {
  const say = useSay();
  const language = useLanguage();
  return (
    <Box as="footer" lang={language} textStyle="small" color="muted" _print={{ display: 'none' }}>
      <Container maxW="7xl" px={{ base: '4', md: '6', lg: '10' }} py={{ base: '5', lg: '7' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) fit-content(30%)' }}
          columnGap="8"
          rowGap="2"
          alignItems="center"
        >
          <SiteLink href={pathIn(language, '/')} aria-label={say('Veto, to the home page')}>
            <Brand minH="11" />
          </SiteLink>
          <Flex wrap="wrap" columnGap="7" rowGap={{ base: '0.5', lg: '0' }}>
            {groups.map((group) => (
              <Group key={group.title} {...group} />
            ))}
          </Flex>
          <Flex align="center" wrap="wrap" columnGap="4">
            {languages.map((entry) => (
              <FooterLink key={entry.label} {...entry} />
            ))}
            <Text>Copyright © {new Date().getFullYear()} Veto</Text>
          </Flex>
        </Grid>
      </Container>
    </Box>
  );
}
