import type { Passport } from '@veto/shared-data/passport';
import { inWords, useLanguage } from '@veto/slice-kit';
import { useEffect, useState } from 'react';
import { missingText } from './passport-words.ts';

interface DrawnPicture {
  file: File | null;
  /** Of the file, for this page. */
  url: string | null;
  /** What it says, for who cannot see it. */
  words: string;
}

const loadDrawing = inWords(() => import(/* webpackChunkName: "lost-picture" */ './draw-lost-picture.ts'));

const NONE = { file: null, url: null };

/** The picture of a lost pet as a PNG, drawn once its code has an address; until then there is none. */
export function useLostPicture(passport: Passport, address: string | null): DrawnPicture {
  const language = useLanguage();
  const [drawn, setDrawn] = useState<Pick<DrawnPicture, 'file' | 'url'>>(NONE);
  useEffect(() => {
    if (address === null) return setDrawn(NONE);
    let url: string | null = null;
    let isGone = false;
    void loadDrawing()
      .then(({ drawLostPicture }) => drawLostPicture(passport, address, language))
      .then((file) => {
        if (isGone || !file) return;
        url = URL.createObjectURL(file);
        setDrawn({ file, url });
      })
      // Without the drawing's code the button stays, to be pressed again.
      .catch(() => {});
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [passport, address, language]);
  return { ...drawn, words: missingText(passport, language) };
}
