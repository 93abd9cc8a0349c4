import { useSession } from '@veto/shared-data/core';
import type { Profile } from '@veto/shared-data/profiles';
import { DataList } from '@veto/shared-ui/data-list';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { profileFacts } from './profile-facts.ts';

/** The profile as it is stored. */
export function VetProfileFacts({ profile }: { profile: Profile }) {
  const { email } = useSession();
  return (
    <DataList.Root asChild>
      <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} gap="5">
        {profileFacts(profile, email).map(([label, value]) => (
          <DataList.Item key={label} {...(label === 'About' && { gridColumn: '1 / -1' })}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue whiteSpace="pre-line" wordBreak="break-word">
              {value}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </SimpleGrid>
    </DataList.Root>
  );
}
