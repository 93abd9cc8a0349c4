import type { Pet } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { isCode } from '@veto/shared-ui/fact-list';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useLanguage, useSay } from '@veto/slice-kit';
import { useId } from 'react';
import { basicFacts } from './pet-facts.ts';

/** What a pet is, in one strip between hairlines; what is not filled is not shown. */
export function BasicInformation({ pet }: { pet: Pet }) {
  const language = useLanguage();
  const say = useSay();
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <VisuallyHidden asChild>
        <Heading as="h2" id={id}>
          {say('Basic Information')}
        </Heading>
      </VisuallyHidden>
      <Flex
        as="dl"
        wrap="wrap"
        // Over two lines, what is last would stand far apart.
        justify={{ xl: 'space-between' }}
        columnGap="8"
        rowGap="5"
        py="6"
        borderYWidth="1px"
        borderColor="line"
        display={{ base: 'grid', md: 'flex' }}
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      >
        {basicFacts(pet, language).map(([label, value]) => (
          // A chip's number of fifteen digits is too long for half a phone.
          <Box key={label} minW="0" overflowWrap="anywhere" gridColumn={/\d{10}/.test(value) ? '1 / -1' : undefined}>
            <Text as="dt" textStyle="caption" color="muted">
              {label}
            </Text>
            <Text as="dd" textStyle="h4" {...(isCode(value) && { htmlTranslate: 'no' as const })}>
              {value}
            </Text>
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
