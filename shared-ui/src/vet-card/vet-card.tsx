import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Icon } from '@chakra-ui/react/icon';
import { LinkBox, LinkOverlay } from '@chakra-ui/react/link';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { SiteLink } from '@veto/slice-kit';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { type Availability, AvailabilityBadge } from '../availability-badge/availability-badge.tsx';
import { PersonAvatar } from '../person-avatar/person-avatar.tsx';
import { StarRating } from '../star-rating/star-rating.tsx';

export interface VetCardData {
  id: string;
  name: string;
  specialty: string;
  /** 1 to 5; null: no reviews yet. */
  rating: number | null;
  reviewCount: number;
  /** Null: no free time known. */
  availability: Availability | null;
  location: string;
  imageUrl: string | null;
  description?: string;
}

export interface VetCardProps {
  vet: VetCardData;
  href: string;
  headingLevel?: 'h2' | 'h3';
  /** The picture is on the first screen: fetch it early. */
  priority?: boolean;
  /** A button at the foot of the card that leads where the name does: 'View Profile'. */
  actionLabel?: string;
}

/** A vet in a list. One link, the name, stretched over the card. */
export function VetCard({ vet, href, headingLevel = 'h3', priority = false, actionLabel }: VetCardProps) {
  const nameId = useId();
  return (
    <LinkBox
      as="article"
      display="flex"
      flexDirection="column"
      gap="4"
      h="full"
      p="5"
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      shadow="xs"
      transition="shadow"
      _hover={{ shadow: 'md', borderColor: 'brand.border' }}
    >
      <Flex gap="4" align="center">
        <PersonAvatar name={vet.name} imageUrl={vet.imageUrl} size="md" priority={priority} />
        <Box minW="0">
          <Heading
            as={headingLevel}
            id={nameId}
            textStyle="lg"
            fontWeight="semibold"
            lineHeight="1.3"
            overflowWrap="anywhere"
          >
            <LinkOverlay asChild>
              <SiteLink href={href}>{vet.name}</SiteLink>
            </LinkOverlay>
          </Heading>
          <Text color="fg.muted">{vet.specialty}</Text>
        </Box>
      </Flex>
      {vet.description && (
        <Text color="fg.muted" lineClamp={3}>
          {vet.description}
        </Text>
      )}
      <Flex mt="auto" direction="column" gap="3">
        <HStack gap="1.5" color="fg.muted" textStyle="sm">
          <Icon size="sm" asChild>
            <MapPin aria-hidden />
          </Icon>
          <Text as="span" truncate>
            {vet.location}
          </Text>
        </HStack>
        <Flex align="center" justify="space-between" gap="3" wrap="wrap">
          <StarRating value={vet.rating} {...(vet.rating !== null && { count: vet.reviewCount })} />
          <AvailabilityBadge availability={vet.availability} />
        </Flex>
        {actionLabel && (
          <Button asChild variant="outline" position="relative" zIndex="1">
            <SiteLink href={href} aria-describedby={nameId}>
              {actionLabel}
            </SiteLink>
          </Button>
        )}
      </Flex>
    </LinkBox>
  );
}
