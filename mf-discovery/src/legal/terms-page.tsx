import { Saying, usePageReady, useSay } from '@veto/slice-kit';
import { Article, ArticleSection, Bullets, Paragraph } from '../articles/article.tsx';
import { TextLink } from '../articles/text-link.tsx';

export default function TermsPage() {
  const say = useSay();
  usePageReady();
  return (
    <Article title={say('Terms of Service')} subtitle={say('The rules for everybody who uses Veto, in plain words.')}>
      <ArticleSection heading={say('What Veto is')}>
        <Paragraph>
          {say(
            'Veto helps pet owners find a veterinarian and book a visit, and helps veterinarians run their calendar. We are not a clinic. The visit, its price and the treatment are agreed between you and the veterinarian.',
          )}
        </Paragraph>
      </ArticleSection>
      <ArticleSection heading={say('Your account')}>
        <Bullets
          items={[
            say('Give your real name and an email address you can access.'),
            say('Keep your password to yourself. You are responsible for activity on your account.'),
            say('Whether you are a pet owner or a veterinarian is chosen at registration and stays as it is.'),
          ]}
        />
      </ArticleSection>
      <ArticleSection heading={say('Booking')}>
        <Bullets
          items={[
            say(
              'A booking is made once Veto confirms it. A time that somebody else took first is never confirmed to you.',
            ),
            say(
              'If you cannot come, cancel as early as you can under My Appointments, so that another pet can have the time.',
            ),
            say('When you ask for another time, your old one stays yours until the veterinarian has agreed.'),
            say('Booking is free for pet owners. The veterinarian charges for the visit itself.'),
          ]}
        />
      </ArticleSection>
      <ArticleSection heading={say('Reviews')}>
        <Bullets
          items={[
            say('You can review a visit once, after it took place.'),
            say('Write about your own experience. Leave out other people’s names and anything unlawful.'),
            say('The veterinarian may answer, but cannot change or remove your review.'),
          ]}
        />
      </ArticleSection>
      <ArticleSection heading={say('For veterinarians')}>
        <Bullets
          items={[
            say('Register only when you are licensed to practice, and keep your profile true.'),
            say('Keep your working hours up to date: pet owners rely on the times that you offer.'),
            say('Use what you learn about owners and pets only for their visits.'),
            // Act of March 11, 2004 on the protection of animal health, article 53(2).
            say(
              'Outside Veto, too, keep the veterinary records that the law requires: owners can remove entries of a pet’s record, and delete their account.',
            ),
          ]}
        />
      </ArticleSection>
      <ArticleSection heading={say('Emergencies and health information')}>
        <Paragraph>
          <Saying
            text="What you read on Veto does not replace a veterinarian who looks at your pet. In an emergency do not wait for a booking: see {advice}."
            advice={<TextLink href="/emergency">{say('what to do')}</TextLink>}
          />
        </Paragraph>
      </ArticleSection>
      <ArticleSection heading={say('Changes, and how to reach us')}>
        <Paragraph>
          <Saying
            text="When these rules change in a way that matters to you, we say so on this page before the change applies. You can stop using Veto at any time. Questions? {contact}. How we treat your data is in the {privacy}."
            contact={<TextLink href="/contact">{say('Write to us')}</TextLink>}
            privacy={<TextLink href="/privacy">{say('Privacy Policy')}</TextLink>}
          />
        </Paragraph>
      </ArticleSection>
    </Article>
  );
}
