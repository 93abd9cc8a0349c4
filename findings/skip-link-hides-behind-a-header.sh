#!/usr/bin/env bash
# Guess:    Chakra's SkipNavLink, which shows itself when Tab reaches it, lies above the page: the theme has a layer for it, the token
#           zIndex.skipNav, above those of headers, dialogs' grounds and popovers.
# Version:  @chakra-ui/react 3.37.0
# Happens:  its recipe never names that layer, nor does any other: the link is fixed and has z-index auto.
# Matters:  a header that sticks in its own layer (zIndex.sticky) covers the link on every page. A test that asks whether the link is
#           visible and has the focus passes; only a press on it fails.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund @chakra-ui/react@3.37.0 @emotion/react@11.14.0 react@19.2.0 react-dom@19.2.0 >>npm.log
cat >expected.txt <<'EOF'
layer of headers 1100
layer of skip links 1600
where it has the focus fixed, z-index auto
recipes that name the layer 0
EOF
cat >run.mjs <<'EOF'
import { defaultSystem } from '@chakra-ui/react';

const { recipes, slotRecipes } = defaultSystem._config.theme;
const { position, zIndex = 'auto' } = recipes.skipNavLink.base._focusVisible;
const all = Object.values({ ...recipes, ...slotRecipes });
console.log('layer of headers', defaultSystem.token('zIndex.sticky'));
console.log('layer of skip links', defaultSystem.token('zIndex.skipNav'));
console.log(`where it has the focus ${position}, z-index ${zIndex}`);
console.log('recipes that name the layer', all.filter((recipe) => JSON.stringify(recipe).includes('skipNav"')).length);
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
