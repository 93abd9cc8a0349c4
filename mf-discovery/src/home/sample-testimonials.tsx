import { useSay } from '@veto/slice-kit';
import { QuoteBand, type QuoteOfBand } from './quote-band.tsx';

const SAMPLES: readonly QuoteOfBand[] = [
  {
    id: 'sample-1',
    author: 'Katarzyna M.',
    rating: 5,
    quote: 'I found a veterinarian for my cat on a Sunday evening and we were seen on Monday morning.',
  },
  {
    id: 'sample-2',
    author: 'Tomasz W.',
    rating: 5,
    quote: 'No more calling around. I saw the free times, picked one, and that was it.',
  },
  {
    id: 'sample-3',
    author: 'Ewa S.',
    rating: 4,
    quote: 'Our dog’s vaccinations are all in one place now, and moving a visit took a minute.',
  },
];

/** In the place of the reviews, and called so, while none is published yet. */
export function SampleTestimonials({ note }: { note: string }) {
  const say = useSay();
  return <QuoteBand note={note} quotes={SAMPLES.map((sample) => ({ ...sample, quote: say(sample.quote) }))} />;
}
