import { usePageReady } from '@veto/slice-kit';
import { Article, ArticleSection, Bullets, Paragraph } from '../articles/article.tsx';
import { TextLink } from '../articles/text-link.tsx';

export default function TermsPage() {
  usePageReady();
  return (
    <Article title="Terms of Service" subtitle="The rules for everybody who uses Veto, in plain words.">
      <ArticleSection heading="What Veto is">
        <Paragraph>
          Veto helps pet owners find a veterinarian and book a visit, and helps veterinarians run their calendar. We are
          not a clinic. The visit, its price and the treatment are agreed between you and the veterinarian.
        </Paragraph>
      </ArticleSection>
      <ArticleSection heading="Your account">
        <Bullets
          items={[
            'Give your real name and an email address you can access.',
            'Keep your password to yourself. You are responsible for activity on your account.',
            'Whether you are a pet owner or a veterinarian is chosen at registration and stays as it is.',
          ]}
        />
      </ArticleSection>
      <ArticleSection heading="Booking">
        <Bullets
          items={[
            'A booking is made once Veto confirms it. A time that somebody else took first is never confirmed to you.',
            'If you cannot come, cancel as early as you can under My Appointments, so that another pet can have the time.',
            'When you ask for another time, your old one stays yours until the veterinarian has agreed.',
            'Booking is free for pet owners. The veterinarian charges for the visit itself.',
          ]}
        />
      </ArticleSection>
      <ArticleSection heading="Reviews">
        <Bullets
          items={[
            'You can review a visit once, after it took place.',
            'Write about your own experience. Leave out other people’s names and anything unlawful.',
            'The veterinarian may answer, but cannot change or remove your review.',
          ]}
        />
      </ArticleSection>
      <ArticleSection heading="For veterinarians">
        <Bullets
          items={[
            'Register only when you are licensed to practice, and keep your profile true.',
            'Keep your working hours up to date: pet owners rely on the times that you offer.',
            'Use what you learn about owners and pets only for their visits.',
          ]}
        />
      </ArticleSection>
      <ArticleSection heading="Emergencies and health information">
        <Paragraph>
          What you read on Veto does not replace a veterinarian who looks at your pet. In an emergency do not wait for a
          booking: see <TextLink href="/emergency">what to do</TextLink>.
        </Paragraph>
      </ArticleSection>
      <ArticleSection heading="Changes, and how to reach us">
        <Paragraph>
          When these rules change in a way that matters to you, we say so on this page before the change applies. You
          can stop using Veto at any time. Questions? <TextLink href="/contact">Write to us</TextLink>. How we treat
          your data is in the <TextLink href="/privacy">Privacy Policy</TextLink>.
        </Paragraph>
      </ArticleSection>
    </Article>
  );
}
