import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { DataList } from '@veto/shared-ui/data-list';
import { Text } from '@veto/shared-ui/text';
import { ProfileSection } from './profile-section.tsx';

export function About({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  const { description, education, experience, petTypes } = veterinarian;
  const facts = [
    { label: 'Education', value: education },
    { label: 'Experience', value: experience },
    { label: 'Treats', value: petTypes.join(', ') },
  ].filter((fact) => fact.value);
  return (
    <ProfileSection heading="About">
      <Text lineHeight="1.7" whiteSpace="pre-line">
        {description}
      </Text>
      {facts.length > 0 && (
        <DataList.Root mt="5" gap="4" size="lg">
          {facts.map((fact) => (
            <DataList.Item key={fact.label}>
              <DataList.ItemLabel>{fact.label}</DataList.ItemLabel>
              <DataList.ItemValue whiteSpace="pre-line" overflowWrap="anywhere">
                {fact.value}
              </DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList.Root>
      )}
    </ProfileSection>
  );
}
