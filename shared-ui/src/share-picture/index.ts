export { SHARE_PICTURE, type ShownVeterinarian, sharePicture } from './share-picture.tsx';
