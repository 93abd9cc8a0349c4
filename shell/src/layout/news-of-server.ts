import type { RuntimeConfig } from '@veto/slice-kit/contract';
import { useEffect } from 'react';
import { inlinedJson } from '../runtime-config/inlined-json.ts';
import { whenCalm } from '../site/idle-prefetch.ts';

/**
 * Has the server announce messages and notifications, where the site's configuration says that it can. What listens comes
 * long after the page, and elsewhere not at all: news are asked for, as without this.
 */
export function useNewsOfServer(): void {
  useEffect(() => {
    const config = inlinedJson('veto-config') as RuntimeConfig | undefined;
    if (!config?.realtime) return;
    let left = false;
    let end = () => {};
    const listen = async () => {
      const { followNews } = await import(/* webpackChunkName: "follow-news" */ '@veto/shared-data/realtime');
      if (!left) end = followNews(config);
    };
    whenCalm(() => void listen().catch((error) => console.warn('The server cannot announce news', error)));
    return () => {
      left = true;
      end();
    };
  }, []);
}
