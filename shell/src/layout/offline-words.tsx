import { useQueryClient } from '@tanstack/react-query';
import { Box } from '@veto/shared-ui/box';
import { Container } from '@veto/shared-ui/container';
import { Link } from '@veto/shared-ui/link';
import { SiteLink, useLanguage, useSay } from '@veto/slice-kit';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { pathIn } from '../../isomorphic/language-of-path.ts';

/** Of which day the page is: of that of the oldest answer that it shows. */
function WhenRead() {
  const answers = useQueryClient().getQueryCache();
  const at = useSyncExternalStore(
    (listener) => answers.subscribe(listener),
    () => Math.min(...answers.findAll({ type: 'active' }).flatMap(({ state }) => state.dataUpdatedAt || [])),
  );
  const say = useSay();
  const language = useLanguage();
  if (at === Number.POSITIVE_INFINITY) return say('You see what was loaded last.');
  const day = new Date(at).toLocaleDateString(language === 'en' ? 'en-US' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return say('You see what was loaded on {day}.', { day });
}

/** What `OfflineNote` says. */
export function OfflineWords({ online }: { online: boolean }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <Box bg="warn.bg" color="warn" textStyle="small" fontWeight="semibold">
      <Container
        maxW="7xl"
        px={{ base: '4', md: '6', lg: '10' }}
        py="0.5"
        display="flex"
        columnGap="3"
        flexWrap="wrap"
        alignItems="center"
      >
        <Box display="flex" gap="3" alignItems="center" py="2" flex="1 1 16rem">
          <CloudOff aria-hidden size={20} />
          <span>
            {say(online ? 'Veto cannot be reached.' : 'You are offline.')} <WhenRead />
          </span>
        </Box>
        <Link asChild color="inherit" textDecoration="underline" minH="11">
          <SiteLink href={pathIn(language, '/emergency')}>{say('Emergency help')}</SiteLink>
        </Link>
      </Container>
    </Box>
  );
}
