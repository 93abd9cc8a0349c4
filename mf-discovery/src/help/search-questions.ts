import { foldPolish } from '@veto/shared-data/vocabulary';

export interface Question {
  id: string;
  topic: string;
  question: string;
  answer: string;
}

/** The questions in which every word of the search occurs, without regard to case and diacritics, in their order. */
export function searchQuestions(questions: readonly Question[], search: string): Question[] {
  const words = foldPolish(search).split(/\s+/).filter(Boolean);
  return questions.filter((one) => {
    const text = foldPolish(`${one.topic} ${one.question} ${one.answer}`);
    return words.every((word) => text.includes(word));
  });
}
