import { addWords, InLanguage, usePageHead } from '@veto/slice-kit';
import { cardInPolish } from './card-in-polish.ts';
import { HOME_IN_POLISH } from './home.pl.ts';
import { Home } from './home.tsx';
import { PolishSearch } from './polish-search.tsx';

addWords('pl', HOME_IN_POLISH);

/** The same in Polish; its search is the one on the Polish map. */
export default function PolishHomePage() {
  usePageHead({ title: 'Strona główna', canonical: '/pl', lang: 'pl' });
  return (
    <InLanguage of="pl">
      <Home search={<PolishSearch />} cardOf={cardInPolish} />
    </InLanguage>
  );
}
