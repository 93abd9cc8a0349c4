import { Flex } from '@chakra-ui/react/flex';
import { Link } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { SiteLink } from '@veto/slice-kit';

export interface ChoiceLinksProps {
  /** What is chosen: 'Sort by'. */
  label: string;
  choices: readonly { value: string; label: string; href: string }[];
  /** The value that is chosen. */
  current: string;
}

/**
 * A choice of which each option is the address of a page: in a `<noscript>`, in the place of a select whose choice a script
 * applies at once.
 */
export function ChoiceLinks({ label, choices, current }: ChoiceLinksProps) {
  return (
    <Flex as="nav" aria-label={label} wrap="wrap" columnGap="4" alignItems="center">
      <Text color="muted">{label}</Text>
      {choices.map(({ value, label: name, href }) => (
        <Link
          asChild
          key={value}
          minH="11"
          alignItems="center"
          color="action"
          fontWeight="medium"
          _currentPage={{ color: 'ink', fontWeight: 'semibold', textDecoration: 'underline' }}
        >
          <SiteLink href={href} {...(value === current && { 'aria-current': 'page' })}>
            {name}
          </SiteLink>
        </Link>
      ))}
    </Flex>
  );
}
