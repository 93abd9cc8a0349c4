import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const STYLES = [
  ['4xl', 'bold', 'Hero'],
  ['3xl', 'bold', 'Page title'],
  ['2xl', 'bold', 'Section'],
  ['xl', 'semibold', 'Card title, dialog title'],
  ['lg', 'semibold', 'Name in a list'],
  ['md', 'normal', 'Body'],
  ['sm', 'normal', 'Small print, never for reading at length'],
] as const;

/** Inter, one variable file; the sentence holds every Polish letter. */
export const Scale: Story = {
  render: () => (
    <Stack gap="6">
      {STYLES.map(([style, weight, use]) => (
        <Box key={style}>
          <Text textStyle="sm" color="fg.muted">
            {use} · {style}
          </Text>
          <Text textStyle={style} fontWeight={weight}>
            Zażółć gęślą jaźń: pchnąć w tę łódź jeża
          </Text>
        </Box>
      ))}
    </Stack>
  ),
  play: async () => {
    await document.fonts.load("600 16px 'Inter Variable'", 'aą');
    await expect(document.fonts.check("600 16px 'Inter Variable'", 'ąćęłńóśźż')).toBe(true);
  },
};
