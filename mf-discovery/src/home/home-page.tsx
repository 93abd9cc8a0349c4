import { PaintedPart, usePageHead, usePageReady } from '@veto/slice-kit';
import { CallsToAction } from './calls-to-action.tsx';
import { CareTypes } from './care-types-section.tsx';
import { FeaturedVeterinarians } from './featured-veterinarians.tsx';
import { Hero } from './hero.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhyChooseVets } from './why-choose-vets.tsx';

export default function HomePage() {
  usePageReady();
  usePageHead({ title: 'Home', canonical: '/' });
  return (
    <>
      <Hero />
      <PaintedPart>
        <FeaturedVeterinarians />
        <CareTypes />
        <Testimonials />
        <WhyChooseVets />
        <CallsToAction />
      </PaintedPart>
    </>
  );
}
