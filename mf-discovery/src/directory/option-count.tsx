import { Text, type TextProps } from '@veto/shared-ui/text';

const NUMBERS = new Intl.NumberFormat('en');
/** Where there is room for a few letters: '12K'. */
const SHORT_NUMBERS = new Intl.NumberFormat('en', { notation: 'compact' });

interface OptionCountProps {
  /** The option names it as its description. */
  id: string;
  /** Of veterinarians; undefined until it is known. */
  count: number | undefined;
  short?: boolean;
  place?: Pick<TextProps, 'position' | 'bottom' | 'insetInline' | 'textAlign' | 'color'>;
}

/**
 * The number beside an option. It is no part of the option's name, which stays 'Rabbits', but its description: a screen
 * reader says 'Rabbits, 4 veterinarians'. Its room is kept before it is known.
 */
export function OptionCount({ id, count, short = false, place }: OptionCountProps) {
  const known = count !== undefined;
  return (
    <>
      <Text
        as="span"
        aria-hidden
        minH="1lh"
        textStyle="caption"
        color="muted"
        fontVariantNumeric="tabular-nums"
        pointerEvents="none"
        {...place}
      >
        {known && (short ? SHORT_NUMBERS : NUMBERS).format(count)}
      </Text>
      <span id={id} hidden>
        {known && (count === 1 ? '1 veterinarian' : `${NUMBERS.format(count)} veterinarians`)}
      </span>
    </>
  );
}
