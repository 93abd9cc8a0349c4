#!/usr/bin/env bash
# Guess:    what a test puts on the list `document.adoptedStyleSheets` stays there: a document has one such list.
# Version:  happy-dom 21.0.4
# Happens:  each reading gives another proxy: the list is not equal to itself, and a method that was defined on it is never called,
#           while what is pushed does arrive. Browsers give the same object for as long as the document lives
#           (https://webidl.spec.whatwg.org/#js-observable-arrays).
# Matters:  code that hears of `push` by a method of its own is right in browsers and red in such a test, which would be green for code
#           that hears of nothing. Our test runs in a browser.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund happy-dom@21.0.4 >>npm.log
cat >expected.txt <<'EOF'
the list is itself: false
its own method was called: false
sheets on it: 1
EOF
cat >run.mjs <<'EOF'
import { Window } from 'happy-dom';

const window = new Window();
const { document } = window;
const list = document.adoptedStyleSheets;
console.log(`the list is itself: ${document.adoptedStyleSheets === list}`);
let isCalled = false;
const { push } = list;
Object.defineProperty(list, 'push', {
  configurable: true,
  value(...sheets) {
    isCalled = true;
    return push.apply(this, sheets);
  },
});
document.adoptedStyleSheets.push(new window.CSSStyleSheet());
console.log(`its own method was called: ${isCalled}`);
console.log(`sheets on it: ${document.adoptedStyleSheets.length}`);
await window.happyDOM.close();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
