import { inEnglish, type SaySentence } from '../typed/say.ts';

export type AfterVisitAnswer = 'yes' | 'no' | 'unsure';

interface Question {
  /** As a veterinarian chooses it. */
  topic: string;
  /** With the animal in the place of '{pet}'. */
  ask: string;
  /** The answer after which the animal should be seen soon. */
  alarming?: AfterVisitAnswer;
}

/**
 * What can be asked a day after a visit. The alarming answers are those after which discharge instructions tell owners to
 * call, as "Post-Operative Instructions in Dogs" of VCA Animal Hospitals does; `private.is_alarming` has the same.
 */
const QUESTIONS: Record<string, Question> = {
  eating: { topic: 'Eating', ask: 'Is {pet} eating?', alarming: 'no' },
  drinking: { topic: 'Drinking', ask: 'Is {pet} drinking?', alarming: 'no' },
  vomiting: { topic: 'Vomiting', ask: 'Has {pet} vomited since?', alarming: 'yes' },
  breathing: { topic: 'Breathing', ask: 'Does {pet} breathe hard?', alarming: 'yes' },
  walking: { topic: 'Walking', ask: 'Does {pet} walk as usual?' },
  wound: { topic: 'Wound', ask: 'Is the wound closed and dry?', alarming: 'no' },
  medicine: { topic: 'Medicine', ask: 'Does {pet} take the medicine?' },
  better: { topic: 'Better', ask: 'Is {pet} better than before the visit?' },
};

/** As many as a veterinarian asks of one visit. */
export const MAX_AFTER_VISIT_QUESTIONS = 4;

/** What a veterinarian can choose, in its order. */
export const AFTER_VISIT_TOPICS = Object.entries(QUESTIONS).map(([id, { topic }]) => ({ id, topic }));

/** The question to the owner of a pet, in the language of `say`; one that this release does not know says so little as its id. */
export function afterVisitQuestion(id: string, pet: string, say: SaySentence = inEnglish): string {
  const question = QUESTIONS[id];
  return question ? say(question.ask, { pet }) : id;
}

/** Whether the animal should be seen soon after one of these answers. */
export function isAlarming(answers: Readonly<Record<string, string>>): boolean {
  return Object.entries(answers).some(([id, answer]) => QUESTIONS[id]?.alarming === answer);
}

export const ANSWER_WORDS: Record<AfterVisitAnswer, string> = { yes: 'Yes', no: 'No', unsure: 'Not sure' };

/** Questions and answers as the conversation has them, a line each. */
export function answersInWords(answers: Readonly<Record<string, AfterVisitAnswer>>, pet: string): string {
  return Object.entries(answers)
    .map(([id, answer]) => `${afterVisitQuestion(id, pet)} ${ANSWER_WORDS[answer]}`)
    .join('\n');
}

/** What `answersInWords` has written, also on one line, in the language of `say`; words of somebody's own stay. */
export const answersRead = (body: string, say: SaySentence): string =>
  body.replaceAll(/(\S[^?\n]*\?) (Yes|No|Not sure)(?!\S)/g, (both: string, question: string, answer: string) => {
    const said = say(question);
    return said === question ? both : `${said} ${say(answer)}`;
  });
