export { imageRemovalFailure, imageUploadFailure } from './image-failure.ts';
export { DOCUMENT_TYPES, PICTURE_TYPES } from './image-rules.ts';
