import { createContext, useContext } from 'react';
import type { CommonWords } from '../words/common-words.ts';
import { POLISH_SPECIALIST } from './polish-specialist.ts';

export interface SpecialistWords extends CommonWords {
  /** Of the page before the vet is known. */
  title: string;
  failed: string;
  back: string;
  portraitOf(doctor: string): string;
  noReviews: string;
  /** '41 opinii'. */
  reviews(count: number): string;
  from(price: number): string;
  contact: string;
  services: string;
  service(service: string): string;
  minutes(minutes: number): string;
  noteOfTypes: string;
  noteOfPrices: string;
  book: string;
  /** 'weterynarz', where the vet has no specialty. */
  profession: string;
  /** After who and where it is. */
  description: string;
}

/** Polish unless the page says otherwise. */
export const SpecialistWordsContext = createContext<SpecialistWords>(POLISH_SPECIALIST);

export const useSpecialistWords = (): SpecialistWords => useContext(SpecialistWordsContext);
