import { wordsOfCard } from './take-out-no-start.ts';

const FONT = 'system-ui, sans-serif';
const COLOURS = {
  light: { paper: '#faf6f1', ink: '#2b1533', muted: '#685670' },
  dark: { paper: '#190f1f', ink: '#f8f0f4', muted: '#bfaec8' },
};

function styled<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string, style: Partial<CSSStyleDeclaration>) {
  const element = document.createElement(tag);
  element.textContent = text;
  Object.assign(element.style, style);
  return element;
}

/** Says that no part of the site arrived, with Retry, in the place of the whole page: nothing but the DOM, as all else may have failed. */
export function showPlainCard(code: string): void {
  const [title = 'The site could not be opened', sentence = '', again = 'Retry', reference = code] = wordsOfCard();
  const { paper, ink, muted } = COLOURS[document.documentElement.classList.contains('dark') ? 'dark' : 'light'];
  const card = styled('main', '', {
    boxSizing: 'border-box',
    minHeight: '100vh',
    padding: '15vh 24px 24px',
    background: paper,
    color: ink,
    font: `1rem/1.55 ${FONT}`,
    textAlign: 'center',
  });
  card.setAttribute('role', 'alert');
  card.dataset.failure = code;
  const retry = styled('button', again, {
    minHeight: '44px',
    padding: '0 28px',
    border: '0',
    borderRadius: '12px',
    background: '#6d28d9',
    color: '#fff',
    font: `600 1rem ${FONT}`,
    cursor: 'pointer',
  });
  retry.type = 'button';
  retry.addEventListener('click', () => location.reload());
  card.append(
    styled('h1', title, { font: `700 1.75rem/1.2 ${FONT}`, margin: '0 0 12px' }),
    styled('p', sentence, { margin: '0 auto 24px', maxWidth: '44ch' }),
    retry,
    styled('p', reference, { margin: '24px 0 0', fontSize: '0.875rem', color: muted }),
  );
  const place = document.getElementById('veto');
  if (place) place.replaceChildren(card);
  else document.body.replaceChildren(card);
  document.title = `${title} · Veto`;
}
