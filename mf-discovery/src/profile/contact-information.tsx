import { directionsHref } from '@veto/shared-data/places';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Link } from '@veto/shared-ui/link';
import { PhoneLink } from '@veto/shared-ui/phone-link';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SitePart } from '@veto/slice-kit';
import { Clock, Globe, type LucideIcon, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { OpeningHours } from './opening-hours-table.tsx';
import { ProfileSection } from './profile-section.tsx';
import { webAddress } from './web-address.ts';

export function ContactInformation({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  const { clinicName, address, cityAndCountry, phone, website, workingHours } = veterinarian;
  const web = website === null ? null : webAddress(website);
  return (
    <ProfileSection heading="Contact Information">
      <Stack gap="4" fontSize="0.9375rem">
        <Detail icon={MapPin} label="Location">
          {clinicName && (
            <Text htmlTranslate="no" fontWeight="medium">
              {clinicName}
            </Text>
          )}
          {address && <Text htmlTranslate="no">{address}</Text>}
          <Text>{cityAndCountry}</Text>
          {address && (
            <Link
              href={directionsHref(veterinarian)}
              target="_blank"
              rel="noopener"
              color="fg.brand"
              fontWeight="semibold"
              minH="11"
            >
              Directions
            </Link>
          )}
        </Detail>
        <Detail icon={Phone} label="Phone">
          {phone ? <PhoneLink number={phone} /> : <Text color="fg.muted">Not given</Text>}
          <SitePart name="vet.profile.contact" veterinarian={veterinarian.id} />
        </Detail>
        {web && (
          <Detail icon={Globe} label="Website">
            <Link
              href={web.href}
              target="_blank"
              rel="noopener"
              variant="underline"
              color="fg.brand"
              display="inline-flex"
              minH="11"
              overflowWrap="anywhere"
              htmlTranslate="no"
            >
              {web.label}
            </Link>
          </Detail>
        )}
        <Detail icon={Clock} label="Hours">
          <OpeningHours hours={workingHours} />
        </Detail>
      </Stack>
    </ProfileSection>
  );
}

function Detail({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <Box display="flex" gap="3">
      <Box color="muted" pt="0.5" flexShrink="0">
        <Icon aria-hidden="true" size={20} />
      </Box>
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Text textStyle="sm" color="fg.muted">
          {label}
        </Text>
        {children}
      </Box>
    </Box>
  );
}
