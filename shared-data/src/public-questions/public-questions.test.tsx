// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { queryClient, sessionStore } from '@veto/shared-data/core';
import { renderToString } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import {
  answers,
  askAhead,
  askAll,
  beginVisit,
  hasQuestions,
  type Questions,
  shownQuestions,
} from './public-questions.ts';

const defaults = queryClient.getDefaultOptions();
afterAll(() => {
  queryClient.clear();
  queryClient.setDefaultOptions(defaults);
  sessionStore.setState({ state: 'loading' }, true);
});

/** Who is at the top of the list, and what was asked. */
let first = 'anna';
const asked: string[] = [];
const giving = async (name: string, data: string) => {
  asked.push(name);
  return data;
};

/** The times of a list's first vet: a question that only an answer leads to. */
function Page() {
  const { data: vet } = useQuery({ queryKey: ['first'], queryFn: () => giving('first', first) });
  const { data: times } = useQuery({
    queryKey: ['times', vet],
    queryFn: () => giving(`times of ${vet}`, `9:00 ${vet}`),
    enabled: vet !== undefined,
  });
  return <p>{times ?? 'loading'}</p>;
}

async function visit(questions?: Questions) {
  beginVisit('signed-out', 'http://supabase.invalid');
  asked.length = 0;
  let renders = 0;
  const render = () => {
    renders++;
    return renderToString(
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>,
    );
  };
  if (questions) await askAhead(questions);
  let html = render();
  while (hasQuestions()) {
    await askAll();
    html = render();
  }
  return { html, renders, questions: shownQuestions(), keys: answers().map(({ key }) => key) };
}

describe('what a page asked', () => {
  it('is asked again without rendering the page for each question that an answer leads to', async () => {
    first = 'anna';
    const one = await visit();
    expect(one).toMatchObject({ html: '<p>9:00 anna</p>', renders: 3, keys: [['first'], ['times', 'anna']] });
    const other = await visit(one.questions);
    expect(other).toMatchObject({ html: one.html, renders: 1, keys: one.keys });
    expect(asked).toEqual(['first', 'times of anna']);
  });

  it('is forgotten, with its answer, once the page shows it no more', async () => {
    first = 'anna';
    const { questions } = await visit();
    first = 'piotr';
    const other = await visit(questions);
    expect(other).toMatchObject({ html: '<p>9:00 piotr</p>', renders: 2, keys: [['first'], ['times', 'piotr']] });
    expect((await visit(other.questions)).renders).toBe(1);
    expect(asked).toEqual(['first', 'times of piotr']);
  });
});
