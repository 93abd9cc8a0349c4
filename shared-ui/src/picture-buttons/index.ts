export { PictureButtons, type PictureButtonsProps } from './picture-buttons.tsx';
