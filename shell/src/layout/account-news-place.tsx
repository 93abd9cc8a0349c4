import { Box } from '@veto/shared-ui/box';
import { useLateModule } from './use-late-module.ts';

const loadNews = () => import(/* webpackChunkName: "account-news" */ './account-news.tsx');

/** The place of the news in the header, as wide as two buttons of 44 px from the start, so that nothing moves when it comes. */
export function AccountNewsPlace() {
  const news = useLateModule(loadNews);
  return (
    <Box w="5.5rem" flexShrink="0">
      {news && <news.AccountNews />}
    </Box>
  );
}
