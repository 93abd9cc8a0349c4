import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Icon } from '@chakra-ui/react/icon';
import { LinkBox, LinkOverlay } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { SiteLink } from '@veto/slice-kit';
import { MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AvailabilityBadge } from '../availability-badge/availability-badge.tsx';
import { Button } from '../button/index.ts';
import { Door } from '../door/door.tsx';
import { LicenceBadge, type LicenceBadgeProps } from '../licence-badge/licence-badge.tsx';
import { afterPaint } from '../next-task/after-paint.ts';
import type { Species } from '../species/species.ts';
import { SpeciesGroup } from '../species/species-silhouette.tsx';
import { StarRating } from '../star-rating/star-rating.tsx';
import type { VetCardProps } from '../vet-card/vet-card-props.ts';
import { DaysSkeleton } from './days-skeleton.tsx';
import { type BookFromRow, NextTime, ResultDays, type ResultDaysProps, type SlotLink } from './result-days.tsx';
import { TIGHT, WIDE } from './wide.ts';

/** The next days; or a note where none of them is free, with the next time if there is one; or that they are on their way. */
export type ResultTimes = Omit<ResultDaysProps, 'booking'> | { note: string; slot?: SlotLink } | 'loading';

export interface ResultRowProps extends VetCardProps {
  /** Who is treated: 'Treats dogs, cats'. */
  treats?: { species: readonly Species[]; label: string };
  /** Whether the licence was checked. */
  licence?: LicenceBadgeProps;
  /** Without them `vet.availability` speaks. */
  times?: ResultTimes;
  /** A press on a time books it here; missing: it leads to the profile. */
  booking?: BookFromRow | undefined;
  /** A `SaveHeart`; its place beside the name is kept also while it renders nothing. */
  save?: ReactNode;
}

/** A page of rows takes long to take down: the press is answered before. */
const oncePainted = (go: () => void) => void afterPaint().then(go);

/** A vet in a list of results: door, facts, and when there is time. One link, the name, stretched over the row. */
export function ResultRow({
  vet,
  href,
  headingLevel = 'h3',
  priority,
  actionLabel,
  price,
  treats,
  licence,
  times,
  booking,
  save,
}: ResultRowProps) {
  const nameId = useId();
  return (
    <Box css={{ containerType: 'inline-size' }}>
      <LinkBox
        as="article"
        aria-labelledby={nameId}
        display="grid"
        gridTemplateColumns={{ base: '76px minmax(0, 1fr)', sm: '112px minmax(0, 1fr)' }}
        gap={{ base: '3.5', sm: '5' }}
        p={{ base: '4', sm: '5' }}
        bg="surface"
        rounded="panel"
        transition="box-shadow 180ms cubic-bezier(.2, .7, .2, 1)"
        _hover={{ shadow: 'lift' }}
        css={{
          _highContrast: { outline: '1px solid CanvasText' },
          [TIGHT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          ...(times && { [WIDE]: { gridTemplateColumns: '112px minmax(0, 1fr) minmax(0, 23.75rem)' } }),
        }}
      >
        <Door
          specialty={vet.specialty}
          imageUrl={vet.imageUrl}
          portrait={vet.portrait}
          priority={priority ?? false}
          w="full"
          maxW="112px"
        />
        <Box minW="0" position="relative">
          <Heading
            as={headingLevel}
            id={nameId}
            htmlTranslate="no"
            textStyle="h4"
            fontSize={{ md: '1.3125rem' }}
            {...(save && { pe: '9' })}
          >
            <LinkOverlay asChild>
              <SiteLink href={href} leave={oncePainted}>
                {vet.name}
              </SiteLink>
            </LinkOverlay>
          </Heading>
          {save && (
            // The icon, not the button around it, ends where the texts do.
            <Box position="absolute" top="-9px" insetEnd="-11px" zIndex="1">
              {save}
            </Box>
          )}
          <Text color="muted" mt="0.5">
            {vet.specialty}
          </Text>
          {vet.description && (
            <Text color="muted" mt="2" lineClamp={2}>
              <bdi>{vet.description}</bdi>
            </Text>
          )}
          <Flex gap="1.5" color="muted" mt="2" fontSize="0.90625rem" lineHeight="1.4">
            <Icon boxSize="17px" mt="1px" flexShrink="0" asChild>
              <MapPin aria-hidden />
            </Icon>
            <Text as="span" overflowWrap="anywhere">
              {vet.location}
            </Text>
          </Flex>
          <Flex wrap="wrap" gapX="4" gapY="1.5" align="center" mt="2.5">
            <StarRating value={vet.rating} {...(vet.rating !== null && { count: vet.reviewCount })} />
            {price && (
              <Text as="span" textStyle="small" fontVariantNumeric="tabular-nums">
                {price}
              </Text>
            )}
            {!times && <AvailabilityBadge availability={vet.availability} />}
          </Flex>
          {licence && <LicenceBadge {...licence} />}
          {treats && (
            <Box mt="2.5" lineHeight="0">
              <SpeciesGroup species={treats.species} label={treats.label} />
            </Box>
          )}
          {actionLabel && (
            <Button asChild variant="subtle" size="sm" mt="3" position="relative" zIndex="1">
              <SiteLink href={href} leave={oncePainted} aria-describedby={nameId}>
                {actionLabel}
              </SiteLink>
            </Button>
          )}
        </Box>
        {times && (
          <Box gridColumn="1 / -1" minW="0" css={{ [WIDE]: { gridColumn: 'auto' } }}>
            <Times times={times} booking={booking} />
          </Box>
        )}
      </LinkBox>
    </Box>
  );
}

function Times({ times, booking }: { times: ResultTimes; booking: BookFromRow | undefined }) {
  if (times === 'loading') return <DaysSkeleton />;
  return 'days' in times ? <ResultDays {...times} booking={booking} /> : <NextTime {...times} booking={booking} />;
}
