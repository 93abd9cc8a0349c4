export { ImageRefusal } from './check-image.ts';
export { imageRemovalFailure, imageUploadFailure } from './image-failure.ts';
