import { vitestTransform } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { anyFolder } from './storybook/any-folder.ts';

it('finds the stories of a folder whose name an address escapes', async () => {
  const folder = '/home/Łukasz';
  const test = await vitestTransform({
    code: "export default { title: 'Hotel' };\nexport const Open = {};\n",
    fileName: `${folder}/hotel.stories.tsx`,
    configDir: `${folder}/.storybook`,
    stories: [{ directory: folder, files: '**/*.stories.tsx', titlePrefix: '' }],
    tagsFilter: { include: ['test'], exclude: [], skip: [] },
    previewLevelTags: [],
  });
  const code = anyFolder().transform(typeof test === 'string' ? test : test.code)?.code;
  expect(code).toContain('convertToFilePath(decodeURIComponent(import.meta.url))');
});
