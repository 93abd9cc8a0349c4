import { addWords } from '@veto/slice-kit';
import { HOME_IN_UKRAINIAN } from './home.uk.ts';
import { MapHomePage } from './map-home-page.tsx';
import { UKRAINIAN } from './ukrainian-words.ts';

addWords('uk', HOME_IN_UKRAINIAN);

export default function UkrainianHomePage() {
  return <MapHomePage words={UKRAINIAN} />;
}
