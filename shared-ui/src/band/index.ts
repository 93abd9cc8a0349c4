export { Band, type BandProps } from './band.tsx';
export { BandQuote, type BandQuoteProps } from './band-quote.tsx';
