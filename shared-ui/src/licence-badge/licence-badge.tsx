import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';

export interface LicenceBadgeProps {
  checked: boolean;
  /** 'Licence checked, Nov 2026' */
  label: string;
  /** What that means: a press shows it. */
  meaning: string;
}

/** Whether a vet's licence was checked, with its meaning one press away, also where no script runs. */
export function LicenceBadge({ checked, label, meaning }: LicenceBadgeProps) {
  return (
    <Box as="details" w="fit-content" maxW="full" position="relative" zIndex="1">
      <Box
        as="summary"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minH="11"
        cursor="pointer"
        listStyleType="none"
        rounded="l2"
        textStyle="small"
        fontWeight="semibold"
        color={checked ? 'ok' : 'muted'}
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
          <path d="M10 2l6.5 2.4v5c0 4-2.7 6.9-6.5 8.6-3.8-1.7-6.5-4.6-6.5-8.6v-5z" strokeLinejoin="round" />
          {checked && <path d="M6.8 9.9l2.3 2.3 4.2-4.4" strokeLinecap="round" strokeLinejoin="round" />}
        </svg>
        <Box as="span" textDecoration="underline dotted" textUnderlineOffset="3px">
          {label}
        </Box>
      </Box>
      <Text textStyle="small" color="muted" maxW="44ch" pb="1">
        {meaning}
      </Text>
    </Box>
  );
}
