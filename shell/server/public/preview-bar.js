// Says in the bar of a preview that the page shows the live release instead, because the preview failed on it.
const bar = document.getElementById('shown-bar');
const status = bar?.querySelector('[role=status]');
const { previewOf: slice, previewVersion: version } = bar?.dataset ?? {};

function fellBack() {
  if (slice === 'shell') {
    const shells = [...document.querySelectorAll('script[src*="/releases/shell/"]')];
    return shells.some(({ src }) => !src.includes(`/releases/shell/${version}/`));
  }
  // Before the shell has started, the name is that of its element.
  const place = globalThis.veto instanceof Element ? undefined : globalThis.veto?.slot();
  return place?.slice === slice && place.phase === 'mounted' && place.version !== version;
}

function look() {
  const text = fellBack() ? 'It failed here: this page shows the live release.' : '';
  if (status && status.textContent !== text) status.textContent = text;
}

if (status) new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
