import * as page from 'react';
import { createRoot } from 'react-dom/client';
import * as development from 'react-in-development';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internalsOf = (react: object) => (react as Record<string, Record<string, unknown>>)[INTERNALS] ?? {};

/**
 * The slice brings React DOM's development build, which keeps the state of components over a save; React itself is the page's
 * production build, as for everything that the page shares. Before it renders, the page's React gets what only
 * development builds keep there.
 */
const internals = internalsOf(page);
for (const [name, value] of Object.entries(internalsOf(development))) if (!(name in internals)) internals[name] = value;

// The first root of a React DOM listens to the document for good: one that is there before any visit leaves nothing behind.
createRoot(document.createElement('div'));
