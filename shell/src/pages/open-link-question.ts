import type { LinkQuestion } from '@veto/shared-data/core';
import { createStore } from 'zustand/vanilla';

/** The question that the page's link has raised, until it is answered. */
export const openLinkQuestion = createStore<{ question: LinkQuestion | null }>()(() => ({ question: null }));
