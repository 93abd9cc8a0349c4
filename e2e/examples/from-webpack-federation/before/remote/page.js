import { createElement, Fragment, useState } from 'react';

export default function Lodge() {
  const [nights, setNights] = useState(1);
  return createElement(
    Fragment,
    null,
    createElement('h1', { tabIndex: -1 }, 'Lodge'),
    createElement('button', { onClick: () => setNights(2) }, `Nights: ${nights}`),
  );
}
