const ENGLISH = /\b(?:the|and|of|for|with|from|who|are|is|in|at|their|takes|looks|after|every)\b/g;
const POLISH = /(?<![\p{L}])(?:i|w|z|na|do|się|dla|jest|oraz|przy|o|od|po|ze|leczy|zwierząt)(?![\p{L}])|[ąćęłńśźż]/gu;

/** The language of a text that a vet wrote, by its small words; Polish, the page's own, unless it reads as English. */
export function textLanguage(text: string): 'en' | 'pl' {
  // Names of people and places are Polish in either language.
  const words = text.replace(/\p{Lu}\p{L}*/gu, '');
  const count = (small: RegExp) => words.match(small)?.length ?? 0;
  return count(ENGLISH) > count(POLISH) ? 'en' : 'pl';
}
