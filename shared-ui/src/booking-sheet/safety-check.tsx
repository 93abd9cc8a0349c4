import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** Questions that nobody has to answer: folded until they are asked for. */
export function SafetyCheck({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Box borderYWidth="1px" borderColor="line">
      <chakra.button
        type="button"
        display="flex"
        alignItems="center"
        gap="3"
        w="full"
        minH="11"
        fontWeight="semibold"
        textAlign="start"
        cursor="pointer"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <ShieldCheck aria-hidden size={18} />
        <Box as="span" flex="1">
          {label}
        </Box>
        <Box as="span" transform={open ? 'rotate(180deg)' : undefined} aria-hidden>
          <ChevronDown size={18} />
        </Box>
      </chakra.button>
      {open && (
        <Box pt="2" pb="4">
          {children}
        </Box>
      )}
    </Box>
  );
}
