import { addWords } from '@veto/slice-kit';
import { HOME_IN_POLISH } from './home.pl.ts';
import { MapHomePage } from './map-home-page.tsx';
import { POLISH } from './polish-words.ts';

addWords('pl', HOME_IN_POLISH);

export default function PolishHomePage() {
  return <MapHomePage words={POLISH} />;
}
