import { TEXT_LANGUAGES, type TextLanguage } from '@veto/shared-data/own-texts';
import { languageLabel } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { languageOf } from '@veto/shared-ui/own-words';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Text } from '@veto/shared-ui/text';
import { type Language, type Say, useLanguage, useSay } from '@veto/slice-kit';
import { Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';

export interface TextLanguagesProps {
  /** What is written first; its words tell a language where none is named. */
  first: string;
  writtenIn: TextLanguage | '';
  onWrittenIn: (language: TextLanguage | '') => void;
  /** Those that have fields of their own by now. */
  added: readonly TextLanguage[];
  onAdd: (language: TextLanguage) => void;
  /** Called once the fields of an added language are there. */
  onShown: (language: TextLanguage) => void;
}

/** One line below texts: the language that they are in, and a button for each further one. */
export function TextLanguages({ first, writtenIn, onWrittenIn, added, onAdd, onShown }: TextLanguagesProps) {
  const say = useSay();
  const id = useId();
  const ofPage = useLanguage();
  const spoken = writtenIn || languageOf(first) || ofPage;
  const [pressed, setPressed] = useState<TextLanguage | null>(null);
  useEffect(() => {
    if (!pressed) return;
    // The button that had the focus is gone.
    onShown(pressed);
    setPressed(null);
  }, [pressed, onShown]);
  const add = (language: TextLanguage) => {
    // Two texts are told apart by their languages, so the first needs one too.
    if (!writtenIn) onWrittenIn(spoken);
    onAdd(language);
    setPressed(language);
  };
  return (
    <Flex align="center" gap="2" wrap="wrap">
      <Text asChild color="muted">
        <label htmlFor={id}>{say('Written in')}</label>
      </Text>
      <SelectInput
        id={id}
        frame={{ w: 'auto' }}
        value={writtenIn}
        onChange={({ target }) => onWrittenIn(TEXT_LANGUAGES.find((each) => each === target.value) ?? '')}
        options={TEXT_LANGUAGES.filter((each) => !added.includes(each)).map((value) => ({
          value,
          label: say(languageLabel(value)),
        }))}
      >
        {added.length === 0 && <option value="">{say('Not named')}</option>}
      </SelectInput>
      {TEXT_LANGUAGES.filter((each) => each !== spoken && !added.includes(each)).map((each) => (
        <Button key={each} variant="plain" onClick={() => add(each)}>
          <Plus aria-hidden /> {say('Add {language}', { language: say(languageLabel(each)) })}
        </Button>
      ))}
    </Flex>
  );
}

/** 'About (Polish)': a field for the text in one language. */
export const inLanguage = (say: Say, field: string, language: Language): string =>
  say('{field} ({language})', { field: say(field), language: say(languageLabel(language)) });

/** Those that have a text, or an empty field for one. */
export const addedLanguages = (
  writtenIn: TextLanguage | '',
  ...texts: readonly Partial<Record<TextLanguage, string | undefined>>[]
): TextLanguage[] => TEXT_LANGUAGES.filter((each) => each !== writtenIn && texts.some((by) => by[each] !== undefined));
