export {
  type BookFromRow,
  FirstTimes,
  type FirstTimesProps,
  type ResultDay,
  type ResultDaysProps,
  type SlotLink,
} from './result-days.tsx';
export { ResultRow, type ResultRowProps, type ResultTimes } from './result-row.tsx';
export { ResultRowSkeleton, type ResultRowSkeletonProps } from './result-row-skeleton.tsx';
