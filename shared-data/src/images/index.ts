export { imageRemovalFailure, imageUploadFailure } from './image-failure.ts';
export { ImageRefusal, PICTURE_TYPES } from './image-rules.ts';
