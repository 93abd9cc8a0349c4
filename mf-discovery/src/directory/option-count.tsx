import type { FilterOptionCounts } from '@veto/shared-data/veterinarians';
import { Text, type TextProps } from '@veto/shared-ui/text';
import { useOptionCounts } from './option-counts.tsx';

/** '12,345', or '12K'. The first format of a page takes a phone 40 ms, and a number below a thousand needs none. */
function written(count: number, notation: 'standard' | 'compact'): string {
  return count < 1000 ? String(count) : count.toLocaleString('en', { notation });
}

interface OptionCountProps {
  /** The option names it as its description. */
  id: string;
  /** How many veterinarians it would leave, by the counts of all options; undefined: none. */
  countIn(counts: FilterOptionCounts): number | undefined;
  /** Where there is room for a few letters: '12K'. */
  short?: boolean;
  place?: Pick<TextProps, 'position' | 'bottom' | 'insetInline' | 'textAlign' | 'color'>;
}

/**
 * The number beside an option. It is no part of the option's name, which stays 'Rabbits', but its description: a screen
 * reader says 'Rabbits, 4 veterinarians'. Its room is kept before it is known.
 */
export function OptionCount({ id, countIn, short = false, place }: OptionCountProps) {
  const counts = useOptionCounts();
  const known = counts !== undefined;
  const count = known ? (countIn(counts) ?? 0) : 0;
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
        {known && written(count, short ? 'compact' : 'standard')}
      </Text>
      <span id={id} hidden>
        {known && (count === 1 ? '1 veterinarian' : `${written(count, 'standard')} veterinarians`)}
      </span>
    </>
  );
}
