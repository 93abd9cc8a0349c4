import { usePageReady } from '@veto/slice-kit';
import { CallsToAction } from '../home/CallsToAction.tsx';
import { CareTypes } from '../home/CareTypes.tsx';
import { FeaturedVeterinarians } from '../home/FeaturedVeterinarians.tsx';
import { Hero } from '../home/Hero.tsx';
import { Testimonials } from '../home/Testimonials.tsx';
import { WhyChooseVets } from '../home/WhyChooseVets.tsx';

export default function HomePage() {
  usePageReady();
  return (
    <>
      <Hero />
      <FeaturedVeterinarians />
      <WhyChooseVets />
      <CareTypes />
      <Testimonials />
      <CallsToAction />
    </>
  );
}
