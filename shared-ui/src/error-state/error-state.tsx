import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';

export interface ErrorStateProps {
  title: string;
  description?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Says what went wrong and offers to try again. Announced when it appears. */
export function ErrorState({ title, description, onRetry, retryLabel = 'Try again', headingLevel }: ErrorStateProps) {
  return (
    <Box role="alert">
      <EmptyState
        title={title}
        description={description}
        illustration="offline"
        {...(headingLevel && { headingLevel })}
      >
        {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
      </EmptyState>
    </Box>
  );
}
