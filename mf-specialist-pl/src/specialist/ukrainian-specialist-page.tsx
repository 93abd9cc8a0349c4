import { RATINGS_IN_UKRAINIAN } from '@veto/shared-ui/star-rating';
import { addWords } from '@veto/slice-kit';
import SpecialistPage from './specialist-page.tsx';
import { SpecialistWordsContext } from './specialist-words.ts';
import { UKRAINIAN_SPECIALIST } from './ukrainian-specialist.ts';

addWords('uk', RATINGS_IN_UKRAINIAN);

export default function UkrainianSpecialistPage() {
  return (
    <SpecialistWordsContext value={UKRAINIAN_SPECIALIST}>
      <SpecialistPage />
    </SpecialistWordsContext>
  );
}
