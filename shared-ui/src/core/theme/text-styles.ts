import { defineTextStyles } from '@chakra-ui/react/styled-system';

const px = (pixels: number) => `${pixels / 16}rem`;

interface Shape {
  /** Size in px on a wide screen, and below 768 px. */
  size: number;
  phone?: number;
  /** Of the size. */
  line: number;
  /** 'em' of tracking. */
  tracking?: number;
  weight?: 400 | 500 | 600 | 700;
  heading?: boolean;
}

const style = ({ size, phone = size, line, tracking, weight, heading }: Shape) => ({
  value: {
    fontSize: phone === size ? px(size) : { base: px(phone), md: px(size) },
    lineHeight: String(line),
    ...(tracking !== undefined && { letterSpacing: `${tracking}em` }),
    ...(weight && { fontWeight: String(weight) }),
    ...(heading && { fontFamily: 'heading' }),
  },
});

const heading = (shape: Shape) => style({ weight: 700, tracking: -0.022, ...shape, heading: true });

/**
 * The type scale. Headings name what they are (`h1` … `h4`, `display`, `quote`); the sizes of Chakra (`sm` … `4xl`) are
 * for text, and for parts of Chakra that know no other name.
 */
export const textStyles = defineTextStyles({
  display: heading({ size: 66, phone: 42, line: 0.98, tracking: -0.035 }),
  quote: heading({ size: 54, phone: 33, line: 1.06, tracking: -0.03, weight: 600 }),
  h1: heading({ size: 44, phone: 34, line: 1.08 }),
  h2: heading({ size: 36, phone: 28, line: 1.08 }),
  h3: heading({ size: 24, phone: 21, line: 1.2 }),
  h4: heading({ size: 19, line: 1.25, tracking: -0.012 }),
  lead: style({ size: 19, phone: 17, line: 1.5 }),
  body: style({ size: 16, line: 1.55 }),
  small: style({ size: 14, line: 1.45 }),
  caption: style({ size: 13, line: 1.4 }),

  xs: style({ size: 13, line: 1.4 }),
  sm: style({ size: 14, line: 1.45 }),
  md: style({ size: 16, line: 1.55 }),
  lg: style({ size: 19, phone: 18, line: 1.45 }),
  xl: style({ size: 24, phone: 21, line: 1.25 }),
  '2xl': style({ size: 32, phone: 27, line: 1.12 }),
  '3xl': style({ size: 44, phone: 34, line: 1.08 }),
  '4xl': style({ size: 54, phone: 38, line: 1.04 }),
});
