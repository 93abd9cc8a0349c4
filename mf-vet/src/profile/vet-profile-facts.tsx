import { useSession } from '@veto/shared-data/core';
import type { Profile } from '@veto/shared-data/profiles';
import { DataList } from '@veto/shared-ui/data-list';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { profileFacts } from './profile-facts.ts';

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/** The profile as it is stored, and what it lacks. */
export function VetProfileFacts({ profile }: { profile: Profile }) {
  const { email } = useSession();
  const { given, missing } = profileFacts(profile, email);
  return (
    <Stack gap="5">
      <DataList.Root asChild>
        <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} gap="5">
          {given.map(([label, value]) => (
            <DataList.Item key={label} {...(label === 'About' && { gridColumn: '1 / -1' })}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue whiteSpace="pre-line" wordBreak="break-word">
                {value}
              </DataList.ItemValue>
            </DataList.Item>
          ))}
        </SimpleGrid>
      </DataList.Root>
      {missing.length > 0 && (
        <Text color="muted">Not filled in yet: {AND.format(missing.map((label) => label.toLowerCase()))}.</Text>
      )}
    </Stack>
  );
}
