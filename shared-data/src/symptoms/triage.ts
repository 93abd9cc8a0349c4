/** What an owner is asked before a visit; a yes to any of them cannot wait for one. */
export const TRIAGE_QUESTIONS = [
  { id: 'breathesHard', text: 'Is your pet struggling to breathe?' },
  {
    id: 'collapsedOrBleeds',
    text: 'Has it collapsed or had a seizure, are its gums pale or blue, or is it bleeding heavily?',
  },
  // Cornell Feline Health Center; Merck Veterinary Manual, gastric dilatation and volvulus.
  {
    id: 'strainsOrRetches',
    text: 'Is it straining to pass urine but nothing comes, or retching with a swollen, hard belly?',
  },
  { id: 'swallowedPoison', text: 'Has it swallowed something poisonous, such as medicine or rat bait?' },
] as const;

export type TriageQuestion = (typeof TRIAGE_QUESTIONS)[number]['id'];

/** True is the alarming answer; null where there is none. */
export type TriageAnswers = Record<TriageQuestion, boolean | null>;

export const NO_ANSWERS: TriageAnswers = {
  breathesHard: null,
  collapsedOrBleeds: null,
  strainsOrRetches: null,
  swallowedPoison: null,
};

/** Whether one of the answers says that the animal needs help at once. */
export function isEmergency(answers: TriageAnswers): boolean {
  return TRIAGE_QUESTIONS.some(({ id }) => answers[id] === true);
}

export function hasAnswers(answers: TriageAnswers): boolean {
  return TRIAGE_QUESTIONS.some(({ id }) => typeof answers[id] === 'boolean');
}

/** Each answered question with 'Yes' or 'No'. Answers from before a question was added have none for it. */
export function answeredQuestions(answers: TriageAnswers): { question: string; answer: 'Yes' | 'No' }[] {
  return TRIAGE_QUESTIONS.flatMap(({ id, text }) =>
    typeof answers[id] === 'boolean'
      ? [{ question: text, answer: answers[id] ? ('Yes' as const) : ('No' as const) }]
      : [],
  );
}
