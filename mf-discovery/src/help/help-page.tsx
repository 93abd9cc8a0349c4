import { Accordion } from '@veto/shared-ui/accordion';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { FormField } from '@veto/shared-ui/form-field';
import { Heading } from '@veto/shared-ui/heading';
import { Input } from '@veto/shared-ui/input';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Saying, usePageReady, useSay } from '@veto/slice-kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Article, Paragraph } from '../articles/article.tsx';
import { TextLink } from '../articles/text-link.tsx';
import { QUESTIONS } from './questions.ts';
import { type Question, searchQuestions } from './search-questions.ts';

const CLOSED_ON_SCREEN = {
  '@media screen': { '&[data-state=closed]': { display: 'none' } },
  _print: { animation: 'none' },
};

function Topic({ topic, questions, open }: { topic: string; questions: readonly Question[]; open: string[] }) {
  return (
    <Stack as="section" gap="2">
      <Heading as="h2" size="lg">
        {topic}
      </Heading>
      <noscript>
        {questions.map((one) => (
          <Box key={one.id} mt="4">
            <Text as="h3" fontWeight="medium">
              {one.question}
            </Text>
            <Paragraph>{one.answer}</Paragraph>
          </Box>
        ))}
      </noscript>
      <Accordion.Root collapsible multiple defaultValue={open} lazyMount={false} data-needs-script="">
        {questions.map((one) => (
          <Accordion.Item key={one.id} value={one.id}>
            <Box as="h3" id={one.id} scrollMarginTop="4">
              <Accordion.ItemTrigger minH="44px" cursor="pointer">
                <Box flex="1" textAlign="start" fontWeight="medium">
                  {one.question}
                </Box>
                <Accordion.ItemIndicator _print={{ display: 'none' }} />
              </Accordion.ItemTrigger>
            </Box>
            {/* Paper cannot be opened: nothing is closed there. */}
            <Accordion.ItemContent hidden={false} css={CLOSED_ON_SCREEN}>
              <Accordion.ItemBody>
                <Paragraph>{one.answer}</Paragraph>
              </Accordion.ItemBody>
            </Accordion.ItemContent>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Stack>
  );
}

function useQuestions(): readonly Question[] {
  const say = useSay();
  return QUESTIONS.map(({ id, topic, question, answer }) => ({
    id,
    topic: say(topic),
    question: say(question),
    answer: say(answer),
  }));
}

export default function HelpPage() {
  const say = useSay();
  usePageReady();
  const [search, setSearch] = useState('');
  const found = searchQuestions(useQuestions(), search);
  const linked = useLocation().hash.slice(1);
  // The browser looked for it before there was a page.
  useEffect(() => document.getElementById(linked)?.scrollIntoView(), [linked]);
  return (
    <Article title={say('Help Center')} subtitle={say('Answers to what people ask us most.')}>
      <Box asChild data-needs-script="" _print={{ display: 'none' }}>
        <search>
          <FormField label={say('Search the questions')}>
            <Input
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              placeholder={say('For example: cancel a visit')}
            />
          </FormField>
        </search>
      </Box>
      <Text role="status" fontSize="sm" color="fg.muted">
        {found.length === 1 ? say('1 question') : say('{count} questions', { count: found.length })}
      </Text>
      {[...Map.groupBy(found, (one) => one.topic)].map(([topic, questions]) => (
        <Topic
          key={`${topic}${search.trim() ? found.length : ''}`}
          topic={topic}
          questions={questions}
          open={found.length <= 2 ? questions.map((one) => one.id) : [linked]}
        />
      ))}
      {found.length === 0 && (
        <EmptyState
          illustration="no-results"
          title={say('No question matches your search')}
          description={say('Try other words, or ask us.')}
        >
          <Button onClick={() => setSearch('')} variant="outline">
            {say('Show all questions')}
          </Button>
          <LinkButton href={say('/contact')}>{say('Contact us')}</LinkButton>
        </EmptyState>
      )}
      <Paragraph>
        <Saying
          text="Can’t find it? {contact}. For a sick pet, see {emergency}."
          contact={<TextLink href="/contact">{say('Write to us')}</TextLink>}
          emergency={<TextLink href="/emergency">{say('emergency care')}</TextLink>}
        />
      </Paragraph>
    </Article>
  );
}
