import { usePageReady } from '@veto/slice-kit';
import { Article, Paragraph } from '../articles/article.tsx';
import { TextLink } from '../articles/text-link.tsx';
import { ContactForm } from './contact-form.tsx';

export default function ContactPage() {
  usePageReady();
  return (
    <Article title="Contact Us" subtitle="A question, a problem, an idea? Write to us.">
      <Paragraph>
        Many answers are in the <TextLink href="/help">Help Center</TextLink>. For questions about a visit, ask the
        veterinarian you booked. If your pet is in danger, do not write: see{' '}
        <TextLink href="/emergency">emergency care</TextLink>.
      </Paragraph>
      <noscript>
        <Paragraph>Writing to us needs JavaScript. Please switch it on and load the page again.</Paragraph>
      </noscript>
      <ContactForm />
    </Article>
  );
}
