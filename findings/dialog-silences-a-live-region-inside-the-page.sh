#!/usr/bin/env bash
# Guess:    what hides the page behind a dialog from screen readers leaves live regions out, wherever they stand: a toast that the
#           dialog's own button brings is heard.
# Version:  @zag-js/aria-hidden 1.43.3 (the dialogs of Chakra 3), beside aria-hidden 1.2.6 (those of Radix), jsdom 26.1.0
# Happens:  zag leaves a live region out where it stands beside the parts that it hides. A region inside such a part is hidden with
#           it; aria-hidden walks into the part and hides all but the region.
# Matters:  'Appointment Booked' and 'Failed to cancel' are seen and never read out. The toasts have to be a child of <body>.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund @zag-js/aria-hidden@1.43.3 aria-hidden@1.2.6 jsdom@26.1.0 >>npm.log
cat >expected.txt <<'EOF'
@zag-js/aria-hidden: in the body heard, inside the page silent
aria-hidden: in the body heard, inside the page heard
EOF
cat >run.mjs <<'EOF'
import { JSDOM } from 'jsdom';

const PAGE = `<div id="page"><main>Pets</main><div id="inside" aria-live="polite"></div></div>
  <div id="beside" aria-live="polite"></div><div id="dialog" role="dialog"></div>`;
const { window } = new JSDOM();
for (const name of ['window', 'document', 'Node', 'Element', 'HTMLElement']) globalThis[name] = window[name];

for (const name of ['@zag-js/aria-hidden', 'aria-hidden']) {
  const { ariaHidden, hideOthers } = await import(name);
  document.body.innerHTML = PAGE;
  const byId = (id) => document.getElementById(id);
  if (ariaHidden) ariaHidden([byId('dialog')], { defer: false });
  else hideOthers(byId('dialog'));
  const heard = (id) => (byId(id).closest('[aria-hidden=true]') ? 'silent' : 'heard');
  console.log(`${name}: in the body ${heard('beside')}, inside the page ${heard('inside')}`);
}
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
