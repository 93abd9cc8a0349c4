import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { AvailabilityBadge } from '@veto/shared-ui/availability-badge';
import { Box } from '@veto/shared-ui/box';
import { Cover } from '@veto/shared-ui/cover';
import { Door } from '@veto/shared-ui/door';
import { Flex } from '@veto/shared-ui/flex';
import { PageTitle } from '@veto/shared-ui/page-title';
import { StarRating } from '@veto/shared-ui/star-rating';
import { Text } from '@veto/shared-ui/text';

/** The street of the specialty, the vet in a door before it, and who it is. */
export function ProfileHeader({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  const { imageUrl, portrait, name, specialty, rating, reviewCount, availability, location } = veterinarian;
  return (
    <Box>
      <Cover specialty={specialty} roundedTop={{ md: 'panel' }} mx={{ base: '-4', md: '0' }} />
      <Flex
        gap={{ base: '3', md: '7' }}
        direction={{ base: 'column', md: 'row' }}
        align="flex-start"
        mt={{ base: '-92px', md: '-104px' }}
        ps={{ md: '6' }}
        position="relative"
      >
        <Door
          specialty={specialty}
          imageUrl={imageUrl}
          portrait={portrait}
          label={`Portrait of ${name}`}
          priority
          w={{ base: '128px', md: '184px' }}
          boxShadow="0 0 0 6px var(--chakra-colors-canvas)"
        />
        <Box minW="0" maxW="full" pt={{ md: '116px' }}>
          <PageTitle>{name}</PageTitle>
          <Text mt="1" fontSize={{ base: 'md', md: '18px' }} color="muted" overflowWrap="anywhere">
            <Box as="span" color="ink" fontWeight="semibold">
              {specialty}
            </Box>
            {' · '}
            <span>{location}</span>
          </Text>
          <Flex gap="3" wrap="wrap" align="center" mt="2">
            <StarRating value={rating} {...(rating !== null && { count: reviewCount })} />
            <AvailabilityBadge availability={availability} />
          </Flex>
        </Box>
      </Flex>
    </Box>
  );
}
