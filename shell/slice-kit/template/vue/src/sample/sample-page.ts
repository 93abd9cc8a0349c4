import './sample-page.css';
import { defineComponent, h } from 'vue';
import { greeting } from './greeting.ts';

export const SamplePage = defineComponent(
  () => () =>
    h('section', { class: 'sample-page' }, [
      h('h1', { tabindex: -1 }, 'Sample'),
      h('p', greeting()),
      h('a', { href: '/doctors' }, 'Find a Veterinarian'),
    ]),
);
