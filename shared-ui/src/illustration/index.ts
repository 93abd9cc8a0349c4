export { fetchOfflineDrawing, Illustration, type IllustrationProps } from './illustration.tsx';
export { ILLUSTRATIONS, type IllustrationName } from './scene.tsx';
