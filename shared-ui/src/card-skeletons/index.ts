export { CardSkeletons, type CardSkeletonsProps } from './card-skeletons.tsx';
