import type { Route } from '@veto/slice-kit/contract';

/** Shows the card below, by itself, after 12 s of a document in which nothing has run. */
const STYLE = '/_site/no-start.css';

const WORDS: Record<Route['lang'], { title: string; sentence: string; retry: string; code: string }> = {
  en: {
    title: 'The site could not be opened',
    sentence: 'A part of the site did not arrive. Please try again in a moment.',
    retry: 'Retry',
    code: 'Error code',
  },
  pl: {
    title: 'Nie udało się otworzyć serwisu',
    sentence: 'Część serwisu nie dotarła. Spróbuj ponownie za chwilę.',
    retry: 'Spróbuj ponownie',
    code: 'Kod błędu:',
  },
  uk: {
    title: 'Не вдалося відкрити сайт',
    sentence: 'Частина сайту не завантажилася. Спробуйте ще раз за хвилину.',
    retry: 'Спробувати ще раз',
    code: 'Код помилки:',
  },
};

/**
 * For a document of which no script arrives: says so, and offers to try again. The words are those of the script that runs
 * first (`src/early/plain-card.ts`). At the end of the document, where its style sheet keeps nothing from being read. The style
 * sheet knows by the document whether a script has run; without it `until-found` hides the card, since the page's own rules
 * make a plain `hidden` final.
 */
export const noStartCard = (lang: Route['lang']) => `<link rel="stylesheet" href="${STYLE}" data-no-start>
<div id="no-start" data-no-start role="alert" lang="${lang}" hidden="until-found">
<h1>${WORDS[lang].title}</h1>
<p>${WORDS[lang].sentence}</p>
<p><a href="">${WORDS[lang].retry}</a></p>
<p class="code">${WORDS[lang].code} VETO-303</p>
</div>`;
