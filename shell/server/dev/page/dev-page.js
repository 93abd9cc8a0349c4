// In every document of `slice dev`: shows rebuilds, and over the page whatever is wrong with what is being developed.

// What a slice leaves on the page is looked for, and named.
globalThis.vetoChecksSlices = true;

/** In the top layer, where nothing of the page is over it, and outside of what the page calls its own. */
const overlay = document.createElement('div');
overlay.popover = 'manual';
const root = overlay.attachShadow({ mode: 'open' });
root.innerHTML = `<link rel="stylesheet" href="/_dev/page.css">
<section role="alertdialog" aria-labelledby="place" aria-describedby="text">
<header><h1 id="place"></h1><button type="button">Close</button></header>
<pre id="text"></pre></section>`;
const heading = root.querySelector('h1');
const details = root.querySelector('pre');
root.querySelector('button').addEventListener('click', hide);

/** What is built is not what the source says: what the page does meanwhile is not of interest. */
let failedBuild = false;

function show({ place, text }) {
  heading.textContent = place;
  details.textContent = text;
  if (overlay.isConnected) return;
  document.documentElement.append(overlay);
  overlay.showPopover();
}

function hide() {
  overlay.remove();
}

/** What was thrown first, and then what became of it: of a failure that the shell reports, its code. */
function textOf(error) {
  // Some browsers leave the message out of the stack.
  const own = error.stack?.includes(error.message) ? error.stack : `${error}\n${error.stack ?? ''}`;
  return error.cause instanceof Error ? `${textOf(error.cause)}\n\n${error.slice ? error.message : own}` : own;
}

/** The slices that have failed since the last save: they are mounted again. */
const broken = new Set();

/** The server knows whether an error is of what is being developed, and where in the source that is. */
async function tell(error) {
  if (!(error instanceof Error) || failedBuild) return;
  if (error.slice) broken.add(error.slice);
  const body = JSON.stringify({ slice: error.slice, text: textOf(error) });
  const answer = await fetch('/_dev/error', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  // Of several errors the first one is the cause.
  if (answer.status === 200 && !failedBuild && !overlay.isConnected) show(await answer.json());
}

const { error: say } = console;
// Where the shell says a failure of a slice, and React what a boundary has caught.
console.error = (...args) => {
  say.apply(console, args);
  for (const arg of args) void tell(arg);
};
addEventListener('error', ({ error }) => void tell(error));
addEventListener('unhandledrejection', ({ reason }) => void tell(reason));

const events = new EventSource('/_dev/events');
events.addEventListener('failed', ({ data }) => {
  failedBuild = true;
  show(JSON.parse(data));
});
events.addEventListener('mended', () => {
  failedBuild = false;
  hide();
});
events.addEventListener('rebuilt', async ({ data }) => {
  failedBuild = false;
  hide();
  const names = JSON.parse(data);
  const updated = await Promise.all(names.map(updateInPlace));
  // Where all have taken over the save, the page still has to know of the builds: it may load one of them again.
  const others = names.filter((_name, index) => !updated[index]);
  const rebuilt = new CustomEvent('veto:rebuilt', { detail: others, cancelable: true });
  if (dispatchEvent(rebuilt)) location.reload();
});

/** Whether a slice that is at work here shows the save, with the state of its components. */
async function updateInPlace(name) {
  // One that has not failed by now may still fail by the update, which the next save then finds.
  if (broken.delete(name)) return false;
  return (await globalThis.__vetoHot?.[name]?.().catch(() => false)) ?? false;
}
