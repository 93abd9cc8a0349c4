import { addWords, InLanguage, usePageHead } from '@veto/slice-kit';
import { HOME_IN_POLISH } from './home.pl.ts';
import { Home } from './home.tsx';
import { PolishSearch } from './polish-search.tsx';
import { cardInPolish } from './vets-in-polish.ts';

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
