/**
 * The document around the pages, for peers that have none of their own: a header that is painted before any script, and the
 * place where the page goes.
 */
export const frame = ({ head = '', main = '', end = '' }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Vets</title>
    <style>
      body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
      header { display: flex; gap: 1rem; padding: 1rem; border-bottom: 1px solid #ccc; }
    </style>
    ${head}
  </head>
  <body>
    <header><a href="/vets">Vets</a> <a href="/profile">A vet</a></header>
    ${main}
    ${end}
  </body>
</html>
`;
