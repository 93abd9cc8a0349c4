import { type ComponentType, useState } from 'react';

/** For a story: the page, and a button 'Again' that opens it anew, as a change of language does. */
export function openedAgain(Page: ComponentType) {
  return function OpenedAgain() {
    const [times, setTimes] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setTimes(times + 1)}>
          Again
        </button>
        <Page key={times} />
      </>
    );
  };
}
