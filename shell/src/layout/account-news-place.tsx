import { Flex } from '@veto/shared-ui/flex';
import { type ComponentType, useEffect, useState } from 'react';

const loadNews = () => import(/* webpackChunkName: "account-news" */ './account-news.tsx');

/** The room that it takes, so that nothing moves when it comes: buttons of 44 px. */
const WIDTH = { base: '88px', lg: '132px' };

/** The place of the news in the header. What does not come is missed by nobody: the pages say all of it, too. */
export function AccountNewsPlace() {
  // Not React's lazy: without a network it would take the whole page down.
  const [news, setNews] = useState<{ News: ComponentType } | null>(null);
  useEffect(() => {
    let left = false;
    loadNews().then(
      ({ AccountNews }) => {
        if (!left) setNews({ News: AccountNews });
      },
      (error) => console.warn('The news of the header did not come', error),
    );
    return () => {
      left = true;
    };
  }, []);
  return (
    <Flex w={WIDTH} flexShrink="0" justify="flex-end">
      {news && <news.News />}
    </Flex>
  );
}
