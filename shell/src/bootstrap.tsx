import '@veto/shared-ui/font';
import { startCore } from '@veto/shared-data/core';
import { type Channel, type RuntimeConfig, releaseUrl } from '@veto/slice-kit/contract';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { adoptChannel, channelStore } from './channel/channel-store.ts';
import { readChannel } from './channel/read-channel.ts';
import { watchChannel } from './channel/watch-channel.ts';
import { createReleaseLoader } from './federation/release-loader.ts';
import { passGate } from './gate/gate.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { startAnswering } from './routing/current-answer.ts';
import { readRuntimeConfig } from './runtime-config/read-runtime-config.ts';
import { showBootFailure } from './screens/boot-failure.tsx';
import { expectPageAgain, noteMove, startArrivals } from './site/arrival.ts';
import { installDebuggingHook } from './site/debugging-hook.ts';
import { createNavigate } from './site/navigate.ts';
import { createPrefetch } from './site/prefetch.ts';
import { Providers } from './site/providers.tsx';
import { watchSession } from './site/session-toasts.ts';
import { setHeadOfRoute, siteForShell, siteForSlice } from './site/site.tsx';
import { visitorNumber } from './slices/candidates.ts';
import { reconsiderSlices, registerSlices, retrySlice } from './slices/register-slices.ts';

/** From nothing to a site, in order: what to talk to, what the site is made of, who is there, may they in, the site. */
async function boot(root: Root): Promise<void> {
  const config = await readRuntimeConfig();
  const channel = await readChannel(config.channel);
  startCore(config);
  installDebuggingHook();
  await passGate(root, config.gatePasswordSha256);
  openSite(root, config, channel);
}

function openSite(root: Root, config: RuntimeConfig, channel: Channel): void {
  adoptChannel(channel);
  const shellVersion = channel.shell?.stable.version;
  const visitor = visitorNumber();
  const loader = createReleaseLoader(
    (release) => new URL(releaseUrl(channelStore.getState().current, release), location.href).href,
  );
  const services = { navigate: createNavigate(shellVersion), prefetch: createPrefetch(loader, visitor) };

  startArrivals();
  startAnswering({
    onMove: noteMove,
    onAnswer(changed) {
      if (changed) setHeadOfRoute();
      reconsiderSlices();
    },
  });
  const site = siteForShell(services);
  // At once: the slices need the element that the layout holds for them.
  flushSync(() =>
    root.render(
      <Providers>
        <SiteLayout
          site={site}
          shellVersion={shellVersion}
          onRetry={(slice) => {
            expectPageAgain();
            setHeadOfRoute();
            void retrySlice(slice, config.channel);
          }}
        />
      </Providers>,
    ),
  );
  registerSlices({
    loader,
    visitor,
    channelAddress: config.channel,
    reportUrl: config.reportUrl,
    siteFor: (slice, reportError) => siteForSlice(services, slice, reportError),
  });
  watchSession(services.navigate);
  watchChannel(config.channel);
}

const element = document.getElementById('veto');
if (!element) throw new Error('index.html has no #veto');
const root = createRoot(element, { identifierPrefix: 'shell-' });
boot(root).catch((error) => showBootFailure(root, error));
