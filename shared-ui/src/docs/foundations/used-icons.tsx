import icons from 'virtual:used-icons';
import { Input } from '@chakra-ui/react/input';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { FormField } from '../../form-field/form-field.tsx';
import { CopyName } from '../copy-name.tsx';

/** 'CalendarDays' as 'calendar days'. */
const inWords = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]|[0-9]+/g, ' $&').toLowerCase();

/** Every icon that the site imports, found at build: a search, and a press that copies the import. */
export function UsedIcons() {
  const [search, setSearch] = useState('');
  const wanted = search.toLowerCase().split(/\s+/);
  const found = Object.entries(icons).filter(([name]) => {
    const words = `${inWords(name)} ${name.toLowerCase()}`;
    return wanted.every((word) => words.includes(word));
  });
  return (
    <Unstyled>
      <FormField label="Search icons" maxW="20rem">
        <Input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </FormField>
      <Text role="status" color="muted" textStyle="small" mt="2">
        {found.length === 0
          ? `None of the site’s icons is called “${search}”. Look at lucide.dev/icons.`
          : `${found.length} of ${Object.keys(icons).length}. Press a name to copy its import.`}
      </Text>
      <SimpleGrid minChildWidth="9rem" gap="3" my="4">
        {found.map(([name, Icon]) => (
          <Stack key={name} align="center" gap="1" p="3" bg="surface" rounded="panel">
            <Icon size={24} aria-hidden />
            <CopyName text={`import { ${name} } from 'lucide-react';`}>{name}</CopyName>
          </Stack>
        ))}
      </SimpleGrid>
    </Unstyled>
  );
}
