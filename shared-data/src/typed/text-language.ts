const ENGLISH = /\b(?:the|and|of|for|with|from|who|are|is|in|at|their|takes|looks|after|every)\b/g;
const POLISH = /(?<![\p{L}])(?:i|w|z|na|do|się|dla|jest|oraz|przy|o|od|po|ze|leczy|zwierząt)(?![\p{L}])|[ąćęłńśźż]/gu;

/** The language of a text that somebody wrote, by its small words; that of the page where these do not tell. */
export function textLanguage(text: string, page: 'en' | 'pl'): 'en' | 'pl' {
  // Names of people and places are Polish in either language.
  const words = text.replace(/\p{Lu}\p{L}*/gu, '');
  const [english, polish] = [ENGLISH, POLISH].map((small) => words.match(small)?.length ?? 0);
  if (english === polish) return page;
  return Number(english) > Number(polish) ? 'en' : 'pl';
}
