import { Box } from '@veto/shared-ui/box';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { BAR } from './search-bar.tsx';

// The bar is the edge of its fields; each fills its segment, below the segment's name.
export const BARE = { bg: 'transparent', borderColor: 'transparent', px: '5', pt: '6', h: '16' } as const;

interface SearchSegmentProps {
  /** Also the name of its place in the bar. */
  label: 'Pet' | 'Need' | 'City' | 'When';
  children: ReactNode;
}

/** One field of the bar with its small name, which the field repeats for a screen reader. */
export function SearchSegment({ label, children }: SearchSegmentProps) {
  const say = useSay();
  return (
    <Box
      position="relative"
      minW="0"
      gridArea={label.toLowerCase()}
      borderColor="line"
      borderEndWidth={label === 'Pet' ? '1px' : '0'}
      borderBottomWidth="1px"
      css={{
        [BAR.columns]: {
          borderEndWidth: label === 'Pet' || label === 'City' ? '1px' : '0',
          borderBottomWidth: label === 'Pet' || label === 'Need' ? '1px' : '0',
        },
        [BAR.row]: { borderEndWidth: label === 'When' ? '0' : '1px', borderBottomWidth: '0' },
      }}
    >
      <Text
        as="span"
        textStyle="caption"
        fontWeight="semibold"
        position="absolute"
        top="2.5"
        insetStart="5"
        zIndex="1"
        pointerEvents="none"
        aria-hidden
      >
        {say(label)}
      </Text>
      {children}
    </Box>
  );
}

interface SelectSegmentProps {
  label: 'Pet' | 'City' | 'When';
  /** As the address of a search calls it. */
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
  /** Before the chosen words. */
  icon?: ReactNode;
}

export function SelectSegment({ label, name, value, options, onChange, icon }: SelectSegmentProps) {
  const say = useSay();
  return (
    <SearchSegment label={label}>
      {icon && (
        <Box position="absolute" insetStart="5" bottom="2" zIndex="1" pointerEvents="none">
          {icon}
        </Box>
      )}
      <SelectInput
        frame={{ variant: 'subtle' }}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-label={say(label)}
        {...BARE}
        textOverflow="ellipsis"
        {...(icon && { ps: '12' })}
        options={options}
      />
    </SearchSegment>
  );
}
