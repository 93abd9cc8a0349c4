import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Center } from '@veto/shared-ui/center';
import { Flex } from '@veto/shared-ui/flex';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { ChevronRight } from 'lucide-react';
import { CARE_TYPES } from './care-types.ts';
import { HomeSection } from './home-section.tsx';

export function CareTypes() {
  return (
    <HomeSection heading="Care for every need" intro="Whatever your pet needs, somebody near you does it." tinted>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 6 }} gap="4">
        {CARE_TYPES.map((care, index) => (
          <Flex
            as="li"
            key={care.name}
            // Three above, two centred below.
            gridColumn={{ lg: index === 3 ? '2 / span 2' : 'span 2' }}
            position="relative"
            align="center"
            gap="4"
            p="5"
            bg="bg.panel"
            borderWidth="1px"
            rounded="xl"
            _hover={{ borderColor: 'brand.solid' }}
          >
            <Box flex="1">
              <Text fontWeight="semibold" fontSize="lg">
                <SiteLink href={care.href}>
                  <Box as="span" position="absolute" inset="0" rounded="inherit" />
                  {care.name}
                </SiteLink>
              </Text>
              <Text color="fg.muted">{care.summary}</Text>
            </Box>
            <Box color="fg.brand" flexShrink="0">
              <ChevronRight aria-hidden="true" size={20} />
            </Box>
          </Flex>
        ))}
      </SimpleGrid>
      <Center>
        <Button asChild variant="outline" size="lg">
          <SiteLink href="/services">Explore All Services</SiteLink>
        </Button>
      </Center>
    </HomeSection>
  );
}
