import { useSendFromAnywhere } from '@veto/shared-data/messages';
import { type NewsLanguage, useUnreadCounts } from '@veto/shared-data/notifications';
import { Flex } from '@veto/shared-ui/flex';
import { InLanguage, type Language } from '@veto/slice-kit';
import { useEffect, useState } from 'react';
import { Bell } from './bell.tsx';
import { MessagesLink } from './messages-link.tsx';

export interface AccountNewsProps {
  /** The page's; older shells pass none. */
  language?: Language;
}

/** The signed-in visitor's unread messages and notifications, in the header of every page, which also sends messages that still wait. */
export default function AccountNews({ language = 'en' }: AccountNewsProps) {
  const { data, dataUpdatedAt } = useUnreadCounts();
  const polish = usePolishNews(language);
  useSendFromAnywhere(dataUpdatedAt);
  const spoken = polish ? 'pl' : 'en';
  return (
    <InLanguage of={spoken}>
      <Flex lang={spoken}>
        <MessagesLink unread={data?.messages ?? 0} />
        <Bell unread={data?.notifications ?? 0} news={polish} />
      </Flex>
    </InLanguage>
  );
}

/** How news are told on a page in Polish, once that has come; until then, and without it, they are English. */
function usePolishNews(language: Language): NewsLanguage | undefined {
  const [polish, setPolish] = useState<NewsLanguage>();
  const isWanted = language === 'pl';
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "account-news-pl" */ './account-news-in-polish.ts').then(
      ({ POLISH_NEWS }) => setPolish(POLISH_NEWS),
      (error) => console.warn('The Polish of the news did not come', error),
    );
  }, [isWanted]);
  return isWanted ? polish : undefined;
}
