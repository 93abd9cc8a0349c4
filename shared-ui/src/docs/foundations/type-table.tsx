import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { textStyles } from '../../core/theme/text-styles.ts';

const ROWS = [
  ['display', 'The hero', 'Find the Perfect Veterinarian', 'Zdrowy kot, święty spokój'],
  ['quote', 'The quote of a band', '“Calm and patient with our frightened cat.”', '„Spokojna i cierpliwa”'],
  ['h1', 'Page title', 'Find a Veterinarian', 'Znajdź weterynarza'],
  ['h2', 'Section', 'Featured Veterinarians', 'Polecani weterynarze'],
  ['h3', 'Panel, ticket, dialog', 'Book an Appointment', 'Umów wizytę'],
  ['h4', 'Name in a list', 'Dr. Stanisław Urbański', 'Przychodnia Weterynaryjna Arka'],
  [
    'lead',
    'The sentence below a title',
    'Find and book the best veterinarians for your pets.',
    'Wybierz termin, w dzień i w nocy.',
  ],
  [
    'body',
    'Everything that is read',
    'Bald patch behind the left ear since Monday.',
    'Łysy placek za lewym uchem od poniedziałku.',
  ],
  ['small', 'Small print', 'Nov 7, 2026 · Warszawa · from 120 zł', '7 lis 2026 · Warszawa · od 120 zł'],
  ['caption', 'Labels and chips', 'Rabies booster due Dec 4', 'Szczepienie do 4 grudnia'],
] as const;

/** '66/0.98, 700, phone 42' of a text style. */
function measure(name: (typeof ROWS)[number][0]): string {
  const { fontSize, lineHeight, fontWeight } = (textStyles[name]?.value ?? {}) as {
    fontSize?: string | { base: string; md: string };
    lineHeight?: string;
    fontWeight?: string;
  };
  const px = (rem = '1rem') => Math.round(Number.parseFloat(rem) * 16);
  const [wide, phone] = typeof fontSize === 'object' ? [fontSize.md, fontSize.base] : [fontSize, fontSize];
  const onPhone = phone === wide ? '' : `, phone ${px(phone)}`;
  return `${px(wide)}/${lineHeight}, ${fontWeight ?? '400'}${onPhone}`;
}

/** Every text style with a real text in both languages; sizes come from the tokens. */
export function TypeTable() {
  return (
    <Unstyled>
      {ROWS.map(([name, use, english, polish]) => (
        <Box
          key={name}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '150px minmax(0, 1fr)' }}
          gap="4"
          py="4"
          borderTopWidth="1px"
          borderColor="line"
        >
          <Box textStyle="caption" color="muted">
            <Text fontWeight="semibold" color="ink">
              {name}
            </Text>
            <Text>{measure(name)}</Text>
            <Text>{use}</Text>
          </Box>
          <Box minW="0">
            <Text textStyle={name}>{english}</Text>
            <Text textStyle={name} lang="pl" color="muted" mt="1">
              {polish}
            </Text>
          </Box>
        </Box>
      ))}
    </Unstyled>
  );
}
