/** What an owner is asked before a visit; a yes to any of them cannot wait for one. */
export const TRIAGE_QUESTIONS = [
  { id: 'breathesHard', text: 'Is breathing hard, or are the gums pale or blue?' },
  { id: 'collapsedOrBleeds', text: 'Has your pet collapsed, had a fit, or is it bleeding without stopping?' },
  { id: 'swallowedPoison', text: 'Has your pet swallowed something poisonous, such as medicine or rat bait?' },
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
