import type { Context } from 'hono';
import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** These pages have text, a style sheet and links; whatever else found its way into one does nothing. */
const policyWith = (formAction: "'none'" | "'self'") =>
  `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

/** A page of the server's own, without a script. It asks again by itself when told to, and may ask with a form. */
export function serverPage(
  c: Context,
  {
    title,
    content,
    refreshSeconds,
    hasForm = false,
  }: { title: string; content: Html; refreshSeconds?: number; hasForm?: boolean },
): Promise<Response> | Response {
  if (refreshSeconds !== undefined) c.header('Refresh', String(refreshSeconds));
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', policyWith(hasForm ? "'self'" : "'none'"));
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} · Veto</title>
          <link rel="icon" type="image/svg+xml" href="/_site/icon.svg" />
          <link rel="stylesheet" href="/_site/plain.css" />
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${content}
          </main>
        </body>
      </html>`,
  );
}

/** What visitors get before the site can show the page; `coming` names the slices that are still being built. */
export function startingPage(c: Context, coming: readonly string[] = []): Promise<Response> | Response {
  c.status(503);
  const missing = coming.length > 0 ? `Still being built: ${coming.join(', ')}.` : 'The site is being put together.';
  return plainPage(c, {
    title: 'Veto is starting',
    text: `${missing} This page appears by itself as soon as it is ready.`,
    refreshSeconds: 2,
  });
}

/** A page of a sentence or two, for when the site itself cannot answer. */
export function plainPage(
  c: Context,
  { text, ...page }: { title: string; text: string; refreshSeconds?: number },
): Promise<Response> | Response {
  return serverPage(c, { ...page, content: html`<p>${text}</p>` });
}
