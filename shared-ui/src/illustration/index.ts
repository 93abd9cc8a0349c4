export {
  fetchOfflineDrawing,
  ILLUSTRATIONS,
  Illustration,
  type IllustrationName,
  type IllustrationProps,
} from './illustration.tsx';
