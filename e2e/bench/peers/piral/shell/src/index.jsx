import { createInstance, createStandardApi, Piral } from 'piral';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const instance = createInstance({
  plugins: [...createStandardApi()],
  requestPilets: () =>
    fetch('/feed.json')
      .then((answer) => answer.json())
      .then(({ items }) => items),
});

createRoot(document.querySelector('#app')).render(createElement(Piral, { instance }));
