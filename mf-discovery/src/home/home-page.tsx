import { usePageHead } from '@veto/slice-kit';
import { HeroSearch } from './hero-search.tsx';
import { Home } from './home.tsx';

export default function HomePage() {
  usePageHead({ title: 'Home', canonical: '/' });
  return <Home search={<HeroSearch />} />;
}
