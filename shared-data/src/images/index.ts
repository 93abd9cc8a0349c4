export { checkImage, ImageRefusal, PET_IMAGE, PROFILE_IMAGE } from './check-image.ts';
export { imageRemovalFailure, imageUploadFailure } from './image-failure.ts';
export { publicUrl, removeImage, uploadImage } from './image-files.ts';
