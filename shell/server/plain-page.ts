import type { Context } from 'hono';
import { html } from 'hono/html';

/** A page of a sentence or two, for when the site itself cannot answer. It asks again by itself when told to. */
export function plainPage(
  c: Context,
  { title, text, refreshSeconds }: { title: string; text: string; refreshSeconds?: number },
): Promise<Response> | Response {
  if (refreshSeconds !== undefined) c.header('Refresh', String(refreshSeconds));
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} · Veto</title>
          <link rel="stylesheet" href="/_site/plain.css" />
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            <p>${text}</p>
          </main>
        </body>
      </html>`,
  );
}
