import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Text } from '@veto/shared-ui/text';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface PhoneFoldProps {
  name: string;
  /** In the closed line, below the name: '9:00 AM – 5:00 PM'. */
  summary: ReactNode;
  /** Something in it is to be corrected: it cannot be closed. */
  fault?: boolean;
  openAtFirst?: boolean;
  children: ReactNode;
}

/** On a phone a line that opens to what it sums up; wider screens show the content alone. Fields in it keep their values. */
export function PhoneFold({ name, summary, fault = false, openAtFirst = false, children }: PhoneFoldProps) {
  const id = useId();
  const [opened, setOpened] = useState(openAtFirst);
  const open = opened || fault;
  return (
    <Box minW="0">
      <Button
        hideFrom="md"
        variant="plain"
        w="full"
        minH="12"
        px="0"
        py="1"
        justifyContent="space-between"
        textAlign="start"
        color="ink"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpened(!open)}
      >
        <Box as="span" minW="0" overflowWrap="anywhere">
          <Text as="span" display="block">
            {name}
          </Text>{' '}
          <Text as="span" display="block" textStyle="small" fontWeight="normal" color="muted">
            {summary}
          </Text>
        </Box>
        {open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </Button>
      <Box id={id} display={{ base: open ? 'block' : 'none', md: 'block' }} pb={{ base: '3', md: '0' }}>
        {children}
      </Box>
    </Box>
  );
}
