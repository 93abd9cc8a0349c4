export { SaveHeart, type SaveHeartProps } from './save-heart.tsx';
