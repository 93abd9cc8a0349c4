import { Saying, usePageReady, useSay } from '@veto/slice-kit';
import { Article, Paragraph } from '../articles/article.tsx';
import { TextLink } from '../articles/text-link.tsx';
import { ContactForm } from './contact-form.tsx';

export default function ContactPage() {
  const say = useSay();
  usePageReady();
  return (
    <Article title={say('Contact Us')} subtitle={say('A question, a problem, an idea? Write to us.')}>
      <Paragraph>
        <Saying
          text="Many answers are in the {help}. For questions about a visit, ask the veterinarian you booked. If your pet is in danger, do not write: see {emergency}."
          help={<TextLink href="/help">{say('Help Center')}</TextLink>}
          emergency={<TextLink href="/emergency">{say('emergency care')}</TextLink>}
        />
      </Paragraph>
      <noscript>
        <Paragraph>{say('Writing to us needs JavaScript. Please switch it on and load the page again.')}</Paragraph>
      </noscript>
      <ContactForm />
    </Article>
  );
}
