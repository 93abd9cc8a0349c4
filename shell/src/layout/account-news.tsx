import { IconButton } from '@veto/shared-ui/icon-button';
import { SiteLink, SitePart, SiteProvider, useLanguage, useSay, useSite } from '@veto/slice-kit';
import { MessageCircle } from 'lucide-react';
import { useMemo } from 'react';
import { layoutParts } from './layout-parts.ts';
import { useNewsOfServer } from './news-of-server.ts';
import { useLateModule } from './use-late-module.ts';

/** Leads to the messages where the counts are not there: while they come, and where nothing of them works. */
function WayToMessages() {
  const say = useSay();
  return (
    <IconButton asChild variant="ghost" size="sm" minW="11" minH="11" color="ink">
      <SiteLink href="/messages" aria-label={say('Messages')}>
        <MessageCircle aria-hidden />
      </SiteLink>
    </IconButton>
  );
}

/** The slot for unread messages and notifications. Its code is never loaded for a signed-out visitor. */
export function AccountNews() {
  const site = useSite();
  const language = useLanguage();
  const openSlot = useLateModule(layoutParts);
  const withSlots = useMemo(() => (openSlot ? { ...site, openSlot } : site), [site, openSlot]);
  useNewsOfServer();
  return (
    <SiteProvider site={withSlots}>
      <SitePart name="site.header.news" language={language} standIn={<WayToMessages />} />
    </SiteProvider>
  );
}
