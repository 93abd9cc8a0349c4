import './walks-page.css';
import { defineComponent, h } from 'vue';
import { greeting } from './greeting.ts';

export const WalksPage = defineComponent(
  () => () =>
    h('section', { class: 'walks-page' }, [
      h('h1', { tabindex: -1 }, 'Walks'),
      h('p', greeting()),
      h('a', { href: '/doctors' }, 'Find a Veterinarian'),
    ]),
);
