/** Where nothing has come for so long, what is late no longer keeps the rest from view. */
const PATIENCE_MS = 2000;
const PLACEHOLDER = '.chakra-skeleton';

/** Marks the children below a placeholder, anew after each change and before it is painted. A style sheet of Firefox 115 cannot. */
function markWaiting(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return;
  let patience: ReturnType<typeof setTimeout>;
  const mark = () => {
    let waits = false;
    for (const part of container.children) {
      part.toggleAttribute('data-waits', waits);
      waits ||= part.matches(PLACEHOLDER) || part.querySelector(PLACEHOLDER) !== null;
    }
    clearTimeout(patience);
    patience = setTimeout(end, PATIENCE_MS);
  };
  const changes = new MutationObserver(mark);
  const end = () => {
    clearTimeout(patience);
    changes.disconnect();
    for (const part of container.children) part.removeAttribute('data-waits');
  };
  mark();
  changes.observe(container, { childList: true, subtree: true });
  return end;
}

/**
 * For a container that has just come: children below a placeholder stay out of view until what it stands for has come, or nothing
 * came for two seconds. Nothing that can be read or pressed is then pushed down. Placeholders among these children do show.
 */
export const IN_ORDER = {
  ref: markWaiting,
  css: {
    '& > [data-waits]': { visibility: 'hidden' },
    '& > [data-waits] .chakra-skeleton, & > .chakra-skeleton': { visibility: 'visible' },
  },
} as const;
