// The first script of a preview in the site's own origin: nobody's session, and nothing else that the site keeps, is left for it.
for (const kept of ['sessionStorage', 'localStorage']) {
  try {
    globalThis[kept].clear();
  } catch {
    // Refused: then there is nothing either.
  }
}
