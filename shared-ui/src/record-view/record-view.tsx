import type { ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state.tsx';

interface Words {
  title: string;
  description: string;
}

export interface RecordViewProps<T> {
  /** Undefined until it has come, null where there is none. */
  record: T | null | undefined;
  /** Why it could not be read. */
  error: unknown;
  onRetry: () => void;
  words: { missing: Words; failed: Words };
  /** In the shape of the record, so that nothing jumps. */
  placeholder: ReactNode;
  children: (record: T) => ReactNode;
}

/** A record, or what stands in its place: on its way, missing, or not to be read. What came once stays. */
export function RecordView<T>({ record, error, onRetry, words, placeholder, children }: RecordViewProps<T>) {
  if (record) return children(record);
  if (record === null) return <ErrorState {...words.missing} onRetry={onRetry} />;
  if (error) return <ErrorState {...words.failed} error={error} onRetry={onRetry} />;
  return placeholder;
}
