import { Box } from '@veto/shared-ui/box';
import { Brand } from '@veto/shared-ui/brand';
import { Container } from '@veto/shared-ui/container';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Link } from '@veto/shared-ui/link';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import type { FooterGroup } from '../routing/nav-entries.ts';

export interface FooterProps {
  groups: readonly FooterGroup[];
  year: number;
}

function Column({ title, entries }: FooterGroup) {
  return (
    <Stack as="nav" aria-label={title} gap="1">
      <Heading as="h2" textStyle="md" fontWeight="semibold" mb="1">
        {title}
      </Heading>
      {entries.map(({ href, label }) => (
        <Link
          key={`${label} ${href}`}
          asChild
          color="fg.muted"
          minH="11"
          alignItems="center"
          alignSelf="flex-start"
          _hover={{ color: 'fg' }}
        >
          <SiteLink href={href}>{label}</SiteLink>
        </Link>
      ))}
    </Stack>
  );
}

export function Footer({ groups, year }: FooterProps) {
  return (
    <Box
      as="footer"
      lang="en"
      bg="bg.subtle"
      borderTopWidth="1px"
      borderColor="border.muted"
      mt={{ base: '8', md: '16' }}
    >
      <Container maxW="7xl" px={{ base: '4', md: '6', lg: '8' }} py={{ base: '10', md: '14' }}>
        <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '8', lg: '16' }} justify="space-between">
          <Stack gap="3" maxW="xs">
            <Brand />
            <Text color="fg.muted">Find and book the best veterinarians for your pets.</Text>
          </Stack>
          <SimpleGrid columns={{ base: 2, md: 3 }} gapX={{ base: '6', md: '16' }} gapY="8">
            {groups.map((group) => (
              <Column key={group.title} {...group} />
            ))}
          </SimpleGrid>
        </Flex>
        <Text mt="10" pt="6" borderTopWidth="1px" borderColor="border.muted" textStyle="sm" color="fg.muted">
          Copyright © {year} Veto. All rights reserved.
        </Text>
      </Container>
    </Box>
  );
}
