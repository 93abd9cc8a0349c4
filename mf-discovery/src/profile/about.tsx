import { aboutVeterinarian, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { FactList, type LabelledFact } from '@veto/shared-ui/fact-list';
import { OwnWords } from '@veto/shared-ui/own-words';
import { Text } from '@veto/shared-ui/text';
import { ProfileSection } from './profile-section.tsx';

export function About({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  const { education } = veterinarian;
  const { text, language } = aboutVeterinarian(veterinarian, 'en');
  // The years of experience stand among the facts above.
  const facts: LabelledFact[] = [['Education', education && <OwnWords key="education">{education}</OwnWords>]];
  return (
    <ProfileSection heading="About">
      <Text lineHeight="1.7" whiteSpace="pre-line">
        <OwnWords language={language}>{text}</OwnWords>
      </Text>
      {facts.some(([, value]) => value) && (
        <Box mt="5">
          <FactList facts={facts} gap="4" size="lg" />
        </Box>
      )}
    </ProfileSection>
  );
}
