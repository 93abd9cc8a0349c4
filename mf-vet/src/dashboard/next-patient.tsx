import type { Appointment } from '@veto/shared-data/appointments';
import { hasBegun } from '@veto/shared-data/calendar';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { LinkButton } from '@veto/shared-ui/link-button';
import { OwnWords } from '@veto/shared-ui/own-words';
import { isPhoneNumber, telHref } from '@veto/shared-ui/phone-link';
import { SpeciesFace, speciesOf } from '@veto/shared-ui/species';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { HasDied } from '../visits/has-died.tsx';
import { useWhen } from '../when/use-when.ts';

/** Who comes next: the animal, what for, and with whom. `now` is in milliseconds since 1970. */
export function NextPatient({ visit, now }: { visit: Appointment; now: number }) {
  const say = useSay();
  const when = useWhen();
  const species = speciesOf(visit.petType);
  const phone = visit.client?.phone;
  return (
    <Flex
      as="section"
      aria-labelledby="next-patient"
      colorPalette="onNight"
      bg="night"
      color="night.ink"
      rounded="tile"
      p="6"
      gap="4"
      justify="space-between"
      _highContrast={{ outline: '1px solid CanvasText' }}
    >
      <Box minW="0">
        <Text textStyle="small" fontWeight="semibold" color="night.accent" fontVariantNumeric="tabular-nums">
          {hasBegun(visit, now) ? say('Now') : say('Next')}, <span translate="no">{when.time(visit.time)}</span>
        </Text>
        <Heading as="h2" id="next-patient" htmlTranslate="no" textStyle="h3" overflowWrap="anywhere">
          {visit.petName}
        </Heading>
        <Text>
          {say(visit.petType)} ·{' '}
          {visit.client?.fullName ? <bdi translate="no">{visit.client.fullName}</bdi> : say('Unknown client')}
        </Text>
        <HasDied visit={visit} />
        <Text color="night.muted" lineClamp={4} whiteSpace="pre-line">
          <OwnWords>{visit.reason}</OwnWords>
        </Text>
        <Flex gap="2" mt="4" wrap="wrap">
          <LinkButton href={`/appointments/${visit.id}`}>{say('Open visit')}</LinkButton>
          {phone && isPhoneNumber(phone) && (
            <Button asChild variant="surface">
              <a href={telHref(phone)}>{say('Call {name}', { name: visit.client?.fullName ?? '' })}</a>
            </Button>
          )}
          {visit.clientId && visit.client?.fullName && (
            <LinkButton href={`/messages/${visit.clientId}`} variant="surface">
              {say('Write to the owner')}
            </LinkButton>
          )}
        </Flex>
      </Box>
      {species && <SpeciesFace species={species} boxSize={{ base: '16', sm: '24' }} flexShrink="0" />}
    </Flex>
  );
}
