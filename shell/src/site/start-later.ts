import { followSignOuts } from '@veto/shared-data/drafts';
import { fetchOfflineDrawing } from '@veto/shared-ui/illustration';
import type { RuntimeConfig } from '@veto/slice-kit/contract';
import { reportFrozenTabs } from '../failures/tell-frozen-tabs.ts';
import { startOffline } from '../offline/start-offline.ts';

/** Begins what every page does once it is calm. Rejects where nothing can be kept for offline. */
export async function startLater(config: RuntimeConfig): Promise<void> {
  followSignOuts();
  void fetchOfflineDrawing();
  reportFrozenTabs(config.reportUrl);
  await startOffline(config);
}
