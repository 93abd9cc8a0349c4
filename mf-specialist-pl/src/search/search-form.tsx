import { LONGEST_SEARCH } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Input } from '@veto/shared-ui/input';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ownPath } from '../words/languages.ts';
import { useSearchWords } from './search-words.ts';

export interface SearchFormProps {
  /** What the list shows now. */
  query: string;
  /** What else the address says, which is sent along without a script, too. */
  kept: Readonly<Record<string, string>>;
  onSearch(query: string): void;
}

export function SearchForm({ query, kept, onSearch }: SearchFormProps) {
  const words = useSearchWords();
  const [typed, setTyped] = useState(query);
  // Back and forward change the list: the box says what it shows. Not in an effect, whose first run would undo what was
  // written into the document's own box.
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setTyped(query);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form action={ownPath(words.language, '/map-search')} method="get" onSubmit={submit}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Flex gap="3" direction={{ base: 'column', md: 'row' }}>
          <Input
            size="lg"
            minH="12"
            type="search"
            name="query"
            aria-label={words.box}
            placeholder={words.emptyBox}
            maxLength={LONGEST_SEARCH}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" size="lg">
            <Search aria-hidden />
            {words.find}
          </Button>
        </Flex>
      </form>
    </search>
  );
}
