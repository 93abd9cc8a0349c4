import { PaintedPart, usePageReady } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { CallsToAction } from './calls-to-action.tsx';
import { CareTypes } from './care-types-section.tsx';
import type { CardOf } from './featured-answer.tsx';
import { FeaturedVeterinarians } from './featured-veterinarians.tsx';
import { Hero } from './hero.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhyChooseVets } from './why-choose-vets.tsx';

interface HomeProps {
  /** The bar that searches, each language in its own way. */
  search: ReactNode;
  /** How the page's language introduces a vet; English unless told. */
  cardOf?: CardOf;
}

export function Home({ search, cardOf }: HomeProps) {
  usePageReady();
  return (
    <>
      <Hero search={search} />
      <PaintedPart>
        <FeaturedVeterinarians cardOf={cardOf} />
        <CareTypes />
        <Testimonials />
        <WhyChooseVets />
        <CallsToAction />
      </PaintedPart>
    </>
  );
}
