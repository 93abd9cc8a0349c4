import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { AvailabilityBadge } from '@veto/shared-ui/availability-badge';
import { Flex } from '@veto/shared-ui/flex';
import { PageTitle } from '@veto/shared-ui/page-title';
import { PersonAvatar } from '@veto/shared-ui/person-avatar';
import { Stack } from '@veto/shared-ui/stack';
import { StarRating } from '@veto/shared-ui/star-rating';
import { Text } from '@veto/shared-ui/text';

export function ProfileHeader({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  const { name, imageUrl, specialty, rating, reviewCount, availability, location } = veterinarian;
  return (
    <Flex
      gap={{ base: '4', md: '6' }}
      align="center"
      direction={{ base: 'column', sm: 'row' }}
      textAlign={{ base: 'center', sm: 'start' }}
      p={{ base: '5', md: '6' }}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
    >
      <PersonAvatar name={name} imageUrl={imageUrl} size="xl" priority />
      <Stack gap="2" minW="0" maxW="full">
        <PageTitle>{name}</PageTitle>
        <Text textStyle="lg" color="fg.brand" fontWeight="medium">
          {specialty}
        </Text>
        <Text color="fg.muted">{location}</Text>
        <Flex gap="3" wrap="wrap" align="center" justify={{ base: 'center', sm: 'start' }}>
          <StarRating value={rating} {...(rating !== null && { count: reviewCount })} />
          <AvailabilityBadge availability={availability} />
        </Flex>
      </Stack>
    </Flex>
  );
}
