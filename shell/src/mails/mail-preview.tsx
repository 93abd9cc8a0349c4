import type { WrittenMail } from '@veto/shared-data/mails';

export interface MailPreviewProps {
  mail: Pick<WrittenMail, 'subject' | 'html' | 'text'> & Partial<Pick<WrittenMail, 'calendarFile'>>;
}

/** A mail as it leaves: its subject, the HTML in a frame that runs nothing, the plain text, and what is attached. */
export function MailPreview({ mail: { subject, html, text, calendarFile } }: MailPreviewProps) {
  return (
    <article aria-label={subject} style={{ display: 'grid', gap: '1rem', maxWidth: '44rem' }}>
      <h1 style={{ fontSize: '1.25rem', fontWeight: 700 }}>{subject}</h1>
      <iframe
        title={`HTML of ${subject}`}
        sandbox=""
        srcDoc={html}
        style={{ width: '100%', height: '36rem', border: '1px solid #8d7d92', borderRadius: '12px' }}
      />
      <section aria-label="Plain text">
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit' }}>{text}</pre>
      </section>
      {calendarFile && (
        <details>
          <summary>visit.ics, attached</summary>
          <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{calendarFile}</pre>
        </details>
      )}
    </article>
  );
}
