import { Box } from '@veto/shared-ui/box';
import { Grid } from '@veto/shared-ui/grid';
import { Heading } from '@veto/shared-ui/heading';
import { Text } from '@veto/shared-ui/text';
import { type ReactNode, useId } from 'react';

export interface AccountSectionProps {
  title: string;
  /** What this is about, beside what can be done. */
  text: ReactNode;
  children: ReactNode;
}

/** One matter of the account below a hairline: on the left what it is, on the right what can be done. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 20rem) minmax(0, 1fr)' }}
      columnGap="12"
      rowGap="4"
      py="8"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Box minW="0">
        <Heading as="h2" id={id} textStyle="h3">
          {title}
        </Heading>
        <Text mt="1" color="muted">
          {text}
        </Text>
      </Box>
      <Box minW="0" maxW="md">
        {children}
      </Box>
    </Grid>
  );
}
