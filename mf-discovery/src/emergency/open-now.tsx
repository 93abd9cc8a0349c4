import { ERRORS } from '@veto/shared-data/errors';
import { type OpenVeterinarian, useOpenVeterinarians } from '@veto/shared-data/veterinarians';
import { CITIES } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Link } from '@veto/shared-ui/link';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { useState } from 'react';
import { ArticleSection, Paragraph } from '../articles/article.tsx';
import { whenRead } from './when-read.ts';

type City = (typeof CITIES)[number];
const REMEMBERED = 'veto_emergency_city';

function rememberedCity(): City {
  try {
    const kept = localStorage.getItem(REMEMBERED);
    return CITIES.find((city) => city === kept) ?? 'Warszawa';
  } catch {
    return 'Warszawa';
  }
}

/** Who can be telephoned now, the nearest to the chosen city first. */
export function OpenNow() {
  const [city, setCity] = useState(rememberedCity);
  const choose = (name: string) => {
    const chosen = CITIES.find((one) => one === name);
    if (!chosen) return;
    setCity(chosen);
    try {
      localStorage.setItem(REMEMBERED, chosen);
    } catch {
      // Chosen again next time.
    }
  };
  return (
    <ArticleSection heading="Open now">
      <FormField label="Near" maxW="16rem">
        <SelectInput value={city} onChange={(event) => choose(event.target.value)}>
          {CITIES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectInput>
      </FormField>
      <OpenList city={city} />
    </ArticleSection>
  );
}

function OpenList({ city }: { city: City }) {
  const { data, isError, error, refetch, dataUpdatedAt } = useOpenVeterinarians(city);
  if (!data && isError)
    return <ErrorState {...ERRORS.fetchVeterinarians} error={error} headingLevel="h3" onRetry={() => void refetch()} />;
  if (!data) return <CardSkeletons count={3} shape="row" />;
  if (data.length === 0)
    return (
      <Paragraph>
        None of the veterinarians here is at work at this hour. Telephone the nearest animal hospital or an emergency
        clinic of your city: ask the directory enquiries for a 24-hour veterinary clinic (całodobowa klinika
        weterynaryjna).
      </Paragraph>
    );
  const readAt = whenRead(dataUpdatedAt, Date.now());
  return (
    <>
      {readAt && (
        <Paragraph>These were open on {readAt}, when Veto was last reached. Telephone before you go.</Paragraph>
      )}
      <Stack as="ul" listStyleType="none" gap="0">
        {data.map((veterinarian) => (
          <OpenEntry key={veterinarian.id} {...veterinarian} />
        ))}
      </Stack>
    </>
  );
}

function OpenEntry({ id, name, clinicName, address, city, phone, closesAt }: OpenVeterinarian) {
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      justify="space-between"
      align={{ base: 'stretch', md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
    >
      <Box minW="0">
        <Link asChild fontWeight="semibold" minH="11">
          <SiteLink href={`/veterinarian/${id}`}>{name}</SiteLink>
        </Link>
        <Text color="muted" overflowWrap="anywhere">
          {[clinicName, address, city].filter(Boolean).join(', ')} · open until {closesAt}
        </Text>
      </Box>
      <Button asChild flexShrink="0">
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} aria-label={`Telephone ${name}, ${phone}`}>
          {phone}
        </a>
      </Button>
    </Flex>
  );
}
