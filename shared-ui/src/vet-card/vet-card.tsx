import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { LinkBox, LinkOverlay } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { SiteLink } from '@veto/slice-kit';
import { useId } from 'react';
import { AvailabilityBadge } from '../availability-badge/availability-badge.tsx';
import { Button } from '../button/index.ts';
import { Door } from '../door/door.tsx';
import { StarRating } from '../star-rating/star-rating.tsx';
import type { VetCardProps } from './vet-card-props.ts';

/**
 * A vet who is introduced: a large door with the name below, on a phone beside it. One link, the name, stretched over
 * all of it. A list of results uses `ResultRow`.
 */
export function VetCard({ vet, href, headingLevel = 'h3', priority = false, actionLabel, price }: VetCardProps) {
  const nameId = useId();
  return (
    <LinkBox
      as="article"
      display="grid"
      gridTemplateColumns={{ base: '112px minmax(0, 1fr)', md: 'minmax(0, 1fr)' }}
      columnGap="4"
      alignItems="start"
    >
      <Door
        specialty={vet.specialty}
        imageUrl={vet.imageUrl}
        portrait={vet.portrait}
        priority={priority}
        w="full"
        gridRow={{ base: '1 / 7', md: '1' }}
        gridColumn="1"
        aspectRatio={{ base: 6 / 7, md: 1 / 1.06 }}
        rounded={{ base: 'door', md: '50% 50% 20px 20px / 47.17% 47.17% 20px 20px' }}
      />
      <Heading
        as={headingLevel}
        id={nameId}
        htmlTranslate="no"
        textStyle={{ base: 'h4', md: 'h3' }}
        mt={{ base: '0.5', md: '4' }}
      >
        <LinkOverlay asChild>
          <SiteLink href={href}>{vet.name}</SiteLink>
        </LinkOverlay>
      </Heading>
      <Text color="muted">
        <span>{vet.specialty}</span>
        {' · '}
        <span>{vet.location}</span>
      </Text>
      <Flex wrap="wrap" gapX="3.5" gapY="1" align="center" mt="1.5">
        <StarRating value={vet.rating} {...(vet.rating !== null && { count: vet.reviewCount })} />
        {price && (
          <Text as="span" textStyle="small" color="muted" fontVariantNumeric="tabular-nums">
            {price}
          </Text>
        )}
      </Flex>
      {vet.availability && (
        // Over the door's foot where the door is large enough.
        <AvailabilityBadge
          availability={vet.availability}
          mt={{ base: '1', md: '0' }}
          gridRow={{ md: '1' }}
          gridColumn={{ base: '2', md: '1' }}
          alignSelf={{ md: 'end' }}
          justifySelf="start"
          m={{ md: '3' }}
          px={{ md: '3' }}
          h={{ md: '9' }}
          rounded="slot"
          bg={{ md: 'surface' }}
        />
      )}
      {actionLabel && (
        <Button
          asChild
          variant="subtle"
          size="sm"
          justifySelf="start"
          mt={{ base: '2', md: '3.5' }}
          position="relative"
          zIndex="1"
        >
          <SiteLink href={href} aria-describedby={nameId}>
            {actionLabel}
          </SiteLink>
        </Button>
      )}
    </LinkBox>
  );
}
