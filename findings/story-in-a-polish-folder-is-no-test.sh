#!/usr/bin/env bash
# Guess:    a story is a test wherever its folder lies, as any other test file of Vitest.
# Version:  @storybook/addon-vitest 10.6.7 (storybook 10.6.7, vitest 5.1.1, vite 8.4.0)
# Happens:  each story file compares its import.meta.url with its path, and of what an address escapes only %20 is turned
#           back. Below a folder with a space there are tests; below one with a Polish letter there are none.
# Matters:  whoever is called Łukasz and works in their home folder gets 'No test suite found in file …' for every story,
#           and no word about the folder. A wrapper has to decode the address before the comparison.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund --legacy-peer-deps @storybook/addon-vitest@10.6.7 storybook@10.6.7 vitest@5.1.1 vite@8.4.0 \
  react@19.3.1 react-dom@19.3.1 >>npm.log
cat >expected.txt <<'EOF'
wide meadow: runs
łąka: does not run
EOF
cat >transform.mjs <<'EOF'
import { writeFileSync } from 'node:fs';
import { vitestTransform } from 'storybook/internal/csf-tools';

const [folder] = process.argv.slice(2);
const { code } = await vitestTransform({
  code: "export default { title: 'Meadow' };\nexport const Open = {};\n",
  fileName: `${folder}/meadow.stories.js`,
  configDir: `${folder}/.storybook`,
  stories: [{ directory: folder, files: '*.stories.js', titlePrefix: '' }],
  tagsFilter: { include: ['test'], exclude: [], skip: [] },
  previewLevelTags: [],
});
const guard = /^const _isRunningFromThisFile = .*$/m.exec(code)[0];
writeFileSync(
  `${folder}/meadow.test.mjs`,
  `import { appendFileSync } from 'node:fs';
import { expect as _expect, it } from 'vitest';
import { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';
${guard}
it('says whether its stories are tests', () =>
  appendFileSync(process.env.SEEN, _isRunningFromThisFile ? 'runs\\n' : 'does not run\\n'));
`,
);
EOF
export SEEN="$folder/seen.txt"
for name in 'wide meadow' 'łąka'; do
  mkdir "$name"
  node transform.mjs "$folder/$name"
  printf '%s: ' "$name" >>seen.txt
  npx vitest run --dir "$name" >vitest.log 2>&1 || { cat vitest.log; exit 1; }
done
cat seen.txt
diff expected.txt seen.txt
