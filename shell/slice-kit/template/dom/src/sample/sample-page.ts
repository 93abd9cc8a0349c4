import './sample-page.css';
import { greeting } from './greeting.ts';

export function createSamplePage(): HTMLElement {
  const page = create('section', { className: 'sample-page' });
  page.append(
    create('h1', { textContent: 'Sample', tabIndex: -1 }),
    create('p', { textContent: greeting() }),
    create('a', { textContent: 'Find a Veterinarian', href: '/doctors' }),
  );
  return page;
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  return Object.assign(document.createElement(tag), properties);
}
