export { PICTURE_BUTTONS_IN_POLISH } from './picture-buttons.pl.ts';
export { PictureButtons, type PictureButtonsProps } from './picture-buttons.tsx';
