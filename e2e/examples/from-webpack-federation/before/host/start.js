import Lodge from 'lodge/Page';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#page')).render(createElement(Lodge));
