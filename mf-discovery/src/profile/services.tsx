import { Box } from '@veto/shared-ui/box';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Check } from 'lucide-react';
import { ProfileSection } from './profile-section.tsx';

export function Services({ services }: { services: readonly string[] }) {
  return (
    <ProfileSection heading="Services">
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2 }} gap="3">
        {services.map((service) => (
          <Box as="li" key={service} display="flex" gap="2">
            <Box color="fg.brand" pt="0.5" flexShrink="0">
              <Check aria-hidden="true" size={20} />
            </Box>
            <Box minW="0" overflowWrap="anywhere">
              {service}
            </Box>
          </Box>
        ))}
      </SimpleGrid>
    </ProfileSection>
  );
}
