import { useSession } from '@veto/shared-data/core';
import { Callout } from '@veto/shared-ui/callout';
import { LinkButton } from '@veto/shared-ui/link-button';
import { usePageReady } from '@veto/slice-kit';
import { lazy, Suspense } from 'react';
import { Article, ArticleSection, Bullets, Paragraph } from '../articles/article.tsx';
import { directoryHref } from '../directory/directory-search.ts';
import { NO_FILTERS } from '../search/vet-filters.ts';
import { FirstAid } from './first-aid.tsx';
import { OpenNow } from './open-now.tsx';

const OwnPets = lazy(() => import(/* webpackChunkName: "own-pets" */ './own-pets.tsx'));

const availableToday = directoryHref({
  filters: { ...NO_FILTERS, availabilities: ['Available today'] },
  sort: 'earliest',
});

/** What to do for a pet in danger, who is open, and for an owner what the clinic will ask. */
export default function EmergencyPage() {
  usePageReady();
  const { state } = useSession();
  return (
    <Article
      title="Emergency Pet Care"
      subtitle="How to recognise an emergency, what to do first, and how to reach a veterinarian today."
    >
      <Callout
        tone="urgent"
        title="Is your pet in danger right now?"
        description="Do not book online. Call the nearest clinic, say that you are coming, and go. Who is open now is listed below, with phone numbers."
      >
        <LinkButton href={availableToday}>See who is available today</LinkButton>
      </Callout>
      <ArticleSection heading="Go at once when your pet">
        <Bullets
          items={[
            'struggles to breathe, or its gums turn pale, grey or blue',
            'bleeds and it does not stop after five minutes of firm pressure',
            'collapses, cannot stand up, or has a seizure',
            'was hit by a car or fell from a height, even when it looks well',
            'has a hard, swollen belly and retches without bringing anything up',
            'strains to pass urine and nothing comes; in a male cat this is urgent within hours',
            'has eaten something poisonous, or you think so',
            'has been in labour for more than two hours without another being born',
          ]}
        />
      </ArticleSection>
      {/* Below the first screen, so that nothing in sight moves when the list comes. */}
      <OpenNow />
      {state === 'owner' && (
        <Suspense fallback={null}>
          <OwnPets />
        </Suspense>
      )}
      <ArticleSection heading="Before you leave">
        <Bullets
          ordered
          items={[
            'Stay calm and keep yourself safe: a pet in pain may bite, even its own people.',
            'Telephone the clinic. They can prepare, and tell you what to do on the way.',
            'Press a clean cloth firmly on a bleeding wound. Do not remove anything that is stuck in it.',
            'Move an injured pet on a board or a stretched blanket; put a cat in its carrier.',
            'Keep it warm. Give no food and no water.',
            'Take along the packaging of anything it may have eaten, and its health records.',
          ]}
        />
      </ArticleSection>
      <FirstAid />
      <ArticleSection heading="Poisons found in every home">
        <Paragraph>
          Chocolate, grapes and raisins, onion and garlic, xylitol (in sweets and chewing gum), lilies (for cats),
          antifreeze, slug pellets and rat poison, and medicines for people: paracetamol can kill a cat.
        </Paragraph>
        <Paragraph>
          Do not make your pet vomit and give no home remedies unless a veterinarian tells you to: with some poisons
          that makes it worse.
        </Paragraph>
      </ArticleSection>
      <ArticleSection heading="What can wait until tomorrow">
        <Paragraph>
          A pet that is limping but puts weight on the leg, has vomited once and is lively, or itches, can usually wait
          for the next free appointment. When in doubt, telephone.
        </Paragraph>
      </ArticleSection>
    </Article>
  );
}
