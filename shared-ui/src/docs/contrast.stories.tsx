import { Box } from '@chakra-ui/react/box';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { expectContrast } from '../../storybook/contrast.ts';

const meta = {
  title: 'Helpers/Contrast',
  // Not judged besides: its text is meant to fail.
  parameters: { look: true },
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const failing = (letters: string, theme: 'light' | 'dark'): Story => ({
  render: () => <Box css={{ color: letters }}>Hard to read</Box>,
  play: async () => {
    // Twice: nothing that failed counts as judged.
    for (const _time of [1, 2]) await expect(expectContrast()).rejects.toThrow(`contrast in the ${theme} theme`);
  },
});

export const PaleInLight: Story = failing('#cccccc', 'light');
export const DimInDark: Story = failing('#555555', 'dark');

/** The ground lies beside the text in the document: its ancestors do not tell when it changes. */
export const OverAnotherGround: Story = {
  render: () => (
    <Box position="relative" h="10">
      <Box
        data-ground=""
        position="absolute"
        inset="0"
        css={{ background: '#ffffff', '&[data-dark]': { background: '#333333' } }}
      />
      <Box position="absolute" inset="0" css={{ color: '#444444' }}>
        Words on a picture
      </Box>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await expectContrast();
    canvasElement.querySelector('[data-ground]')?.setAttribute('data-dark', '');
    await expect(expectContrast()).rejects.toThrow('contrast in the light theme');
  },
};
