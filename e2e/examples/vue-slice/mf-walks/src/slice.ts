import type { SliceLifecycles } from '@veto/slice-kit/contract';
import { followLinks } from '@veto/slice-kit/follow-links';
import { type App, createApp } from 'vue';

const apps = new Map<HTMLElement, App>();

export const lifecycles: SliceLifecycles = {
  async bootstrap() {},
  async mount({ container, site }) {
    const { WalksPage } = await import(/* webpackChunkName: "walks" */ './walks/walks-page.ts');
    const app = createApp(WalksPage);
    app.config.errorHandler = (error) => site.reportError(error, 'render');
    apps.set(container, app);
    app.mount(container);
    followLinks(container, site);
    site.pageReady();
  },
  async unmount({ container }) {
    apps.get(container)?.unmount();
    apps.delete(container);
  },
};
