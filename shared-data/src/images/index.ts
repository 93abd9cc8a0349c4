export { imageRemovalFailure, imageUploadFailure } from './image-failure.ts';
export { PICTURE_TYPES } from './image-rules.ts';
