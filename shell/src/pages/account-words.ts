import type { Message } from '@veto/shared-data/errors';
import { type Say, useLanguage, useSay } from '@veto/slice-kit';

export interface AccountWords {
  say: Say;
  /** What a check says of a field. */
  said(message: string | undefined): string | undefined;
  /** A toast; `general` stands for a sentence that only the sign-in service knows, in a language that it does not speak. */
  told(message: Message, general?: Message): Message;
}

/** The words of a screen about an account, in its language: its own, those of the checks, and those of the messages. */
export function useAccountWords(): AccountWords {
  const say = useSay();
  const isEnglish = useLanguage() === 'en';
  return {
    say,
    said: (message) => message && say(message),
    told: (message, general = message) => {
      const description = say(message.description);
      const isForeign = !isEnglish && description === message.description;
      return { ...message, title: say(message.title), description: isForeign ? say(general.description) : description };
    },
  };
}
