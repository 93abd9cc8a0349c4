import type { SliceLifecycles } from '@veto/slice-kit/contract';
import { followLinks } from '@veto/slice-kit/follow-links';

export const lifecycles: SliceLifecycles = {
  async bootstrap() {},
  async mount({ container, site }) {
    const { createSamplePage } = await import(/* webpackChunkName: "sample" */ './sample/sample-page.ts');
    container.replaceChildren(createSamplePage());
    followLinks(container, site);
    site.pageReady();
  },
  async unmount({ container }) {
    container.replaceChildren();
  },
};
