import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const STYLES = [
  ['display', 'The hero'],
  ['quote', 'The quote of a band'],
  ['h1', 'Page title'],
  ['h2', 'Section'],
  ['h3', 'Panel, ticket, dialog'],
  ['h4', 'Name in a list'],
  ['lead', 'The sentence below a title'],
  ['body', 'Body'],
  ['small', 'Small print'],
  ['caption', 'Labels and chips'],
] as const;

/** Bricolage Grotesque and Figtree; the sentence holds every Polish letter. */
export const Scale: Story = {
  render: () => (
    <Stack gap="6">
      {STYLES.map(([style, use]) => (
        <Box key={style}>
          <Text textStyle="small" color="muted">
            {use} · {style}
          </Text>
          <Text textStyle={style}>Zażółć gęślą jaźń: pchnąć w tę łódź jeża</Text>
        </Box>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const family of ['Bricolage Grotesque Variable', 'Figtree Variable'])
      for (const letters of ['illii', 'łłłłł']) {
        await document.fonts.load(`600 16px '${family}'`, letters);
        // In a typewriter's font, which would stand in, both texts were as wide as each other.
        const widths = [letters, letters.replaceAll(/./g, letters === 'illii' ? 'm' : 'Ż')].map((text) =>
          widthOf(canvasElement, text, family),
        );
        await expect(Math.round(widths[0] ?? 0), `${family}: ${letters}`).not.toBe(Math.round(widths[1] ?? 0));
      }
  },
};

function widthOf(parent: HTMLElement, text: string, family: string): number {
  const sample = document.createElement('span');
  sample.style.font = `600 40px '${family}', monospace`;
  sample.textContent = text;
  parent.append(sample);
  const { width } = sample.getBoundingClientRect();
  sample.remove();
  return width;
}

/** Times, prices and dates stand in columns: every digit is as wide as the next. */
export const Figures: Story = {
  render: () => (
    <Stack gap="4" fontVariantNumeric="tabular-nums" align="flex-start">
      {(['h2', 'body'] as const).map((style) => (
        <Box key={style} textStyle={style}>
          <Text as="span" data-time>
            11:11
          </Text>
          <br />
          <Text as="span" data-time>
            20:48
          </Text>
        </Box>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const widths = [...canvasElement.querySelectorAll('[data-time]')].map((time) => time.getBoundingClientRect().width);
    const [one = 0, other = 1, small = 0, smallOther = 1] = widths;
    await expect(one).toBeCloseTo(other, 1);
    await expect(small).toBeCloseTo(smallOther, 1);
  },
};
