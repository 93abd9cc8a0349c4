import { textLanguage } from '@veto/shared-data/typed';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { FactList, type LabelledFact } from '@veto/shared-ui/fact-list';
import { Text } from '@veto/shared-ui/text';
import { ProfileSection } from './profile-section.tsx';

export function About({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  const { description, education } = veterinarian;
  // The years of experience stand among the facts above.
  const facts: LabelledFact[] = [['Education', education]];
  return (
    <ProfileSection heading="About">
      <Text lang={textLanguage(description, 'en')} lineHeight="1.7" whiteSpace="pre-line">
        {description}
      </Text>
      {facts.some(([, value]) => value) && (
        <Box mt="5">
          <FactList facts={facts} gap="4" size="lg" />
        </Box>
      )}
    </ProfileSection>
  );
}
