import type { SiteApi } from '@veto/slice-kit/contract';
import { startSlices } from '../slices/run-slices.ts';
import { firstPageIdle } from './first-page-idle.ts';

/** Resolves with how slots of the layout are opened, when the first page no longer needs the network and the processor. */
export async function layoutParts(): Promise<NonNullable<SiteApi['openSlot']>> {
  await firstPageIdle();
  return (await startSlices()).openSlot;
}
