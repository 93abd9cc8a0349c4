/** What an owner is asked before a visit; a yes to any of them cannot wait for one. */
export const TRIAGE_QUESTIONS = [
  { id: 'breathesHard', text: 'Is your pet struggling to breathe?' },
  {
    id: 'collapsedOrBleeds',
    text: 'Has it collapsed or had a seizure, are its gums pale or blue, or is it bleeding heavily?',
  },
  { id: 'swallowedPoison', text: 'Has it swallowed something poisonous, such as medicine or rat bait?' },
] as const;

export type TriageQuestion = (typeof TRIAGE_QUESTIONS)[number]['id'];

/** True is the alarming answer; null where there is none. */
export type TriageAnswers = Record<TriageQuestion, boolean | null>;

export const NO_ANSWERS: TriageAnswers = { breathesHard: null, collapsedOrBleeds: null, swallowedPoison: null };

/** Whether one of the answers says that the animal needs help at once. */
export function isEmergency(answers: TriageAnswers): boolean {
  return TRIAGE_QUESTIONS.some(({ id }) => answers[id] === true);
}

export function hasAnswers(answers: TriageAnswers): boolean {
  return TRIAGE_QUESTIONS.some(({ id }) => answers[id] !== null);
}

/** The questions that were answered, with 'Yes' or 'No'. */
export function answeredQuestions(answers: TriageAnswers): { question: string; answer: 'Yes' | 'No' }[] {
  return TRIAGE_QUESTIONS.flatMap(({ id, text }) =>
    answers[id] === null ? [] : [{ question: text, answer: answers[id] ? ('Yes' as const) : ('No' as const) }],
  );
}
