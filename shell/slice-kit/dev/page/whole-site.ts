// In every document of `slice dev` in Veto's own repository: shows rebuilds, and over the page whatever is wrong with what is
// being developed.
import { errorOverPage } from './error-over-page.ts';

// What a slice leaves on the page is looked for, and named.
globalThis.vetoChecksSlices = true;

const shown = errorOverPage(async (told) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/_dev/error', { method: 'POST', headers, body: JSON.stringify(told) });
  return answer.status === 200 ? answer.json() : null;
});

const events = new EventSource('/_dev/events');
events.addEventListener('failed', ({ data }) => shown.failedBuild(JSON.parse(data)));
events.addEventListener('mended', () => shown.mended());
events.addEventListener('rebuilt', async ({ data }) => {
  const failed = shown.rebuilt();
  const names = JSON.parse(data) as string[];
  // One that has not failed by now may still fail by the update, which the next save then finds.
  const updated = await Promise.all(names.map((name) => !failed.has(name) && updateInPlace(name)));
  // Where all have taken over the save, the page still has to know of the builds: it may load one of them again.
  const others = names.filter((_name, index) => !updated[index]);
  const rebuilt = new CustomEvent('veto:rebuilt', { detail: others, cancelable: true });
  if (dispatchEvent(rebuilt)) location.reload();
});

/** Whether a slice that is at work here shows the save, with the state of its components. */
async function updateInPlace(name: string): Promise<boolean> {
  return (await globalThis.__vetoHot?.[name]?.().catch(() => false)) ?? false;
}
