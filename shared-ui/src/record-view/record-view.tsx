import { Skeleton, type SkeletonProps } from '@chakra-ui/react/skeleton';
import type { ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state.tsx';

interface Words {
  title: string;
  description: string;
}

export interface RecordViewProps<T> {
  /** Undefined until it has come, null where there is none. */
  record: T | null | undefined;
  /** It could not be read. */
  isError: boolean;
  onRetry: () => void;
  words: { missing: Words; failed: Words };
  /** The height that the record will have, so that nothing jumps. */
  height: SkeletonProps['h'];
  children: (record: T) => ReactNode;
}

/** A record, or what stands in its place: on its way, missing, or not to be read. What came once stays. */
export function RecordView<T>({ record, isError, onRetry, words, height, children }: RecordViewProps<T>) {
  if (record) return children(record);
  if (record === null) return <ErrorState {...words.missing} onRetry={onRetry} />;
  if (isError) return <ErrorState {...words.failed} onRetry={onRetry} />;
  return <Skeleton h={height} rounded="l3" aria-hidden />;
}
