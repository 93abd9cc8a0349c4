/** Frequent words that the other language does not have; in capitals, too. */
const SMALL = {
  en: /^(?:the|and|of|for|with|without|from|who|are|is|in|it|its|at|this|that|has|have|had|were|been|not|you|your|our|us|she|he|his|her|they|their|there|as|be|can|could|will|would|when|what|which|how|if|or|very|two|out|off|day|days|before|again|every|all|one|but|so|an|my|me|does)$/i,
  pl: /^(?:z|w|na|się|nie|od|po|ze|za|dla|jest|są|był|była|było|oraz|przy|przed|jak|tak|już|jeszcze|bardzo|tylko|czy|że|ale|lub|moja|mój|naszego|naszej|pani|pan|ma|ten|pies|kot)$/i,
};
/** Letters that only one of them has, or puts together; names have them in both, and are not asked. */
const LETTERS = {
  en: /th|sh|ck|ee|oo|ea|wh|gh|ou|qu|[vx]|(?:ing|tion|ly|ed|ness)$/,
  pl: /[ąćęłńóśźż]|sz|cz|rz|dz|(?:ego|nie|nia|cja|cji|ych|ami)$|^[io]$/,
};
/** Nouns of a deed, which begin names of visits: 'Szczepienie', 'Konsultacja'; no name of a person ends so. */
const DEED = { en: /.{3}(?:tion|ing|ment)$/, pl: /.{3}(?:acja|anie|enie)$/ };

/**
 * The language that somebody wrote in, by its small words and letters; undefined where these do not tell, as in a name or in one
 * or two words. Polish without its accents is told by its words.
 */
export function languageOf(text: string): 'en' | 'pl' | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  const signs = (language: 'en' | 'pl') =>
    words.filter(
      (word) =>
        SMALL[language].test(word) ||
        (/^\p{Lu}/u.test(word) ? DEED[language].test(word) : LETTERS[language].test(word)),
    ).length;
  const [english, polish] = [signs('en'), signs('pl')];
  if (english > 2 * polish) return 'en';
  return polish > 2 * english ? 'pl' : undefined;
}
