import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { offlineWords } from './offline-words.ts';
import { requestReference } from './request-reference.ts';

export interface RequestReferenceProps {
  error: unknown;
  /** 'inherit' on a ground of its own, where muted text would be too pale. */
  color?: 'muted' | 'inherit';
}

/** The id of the request that an error is about, for whoever is asked for help; nothing where there was none. */
export function RequestReference({ error, color = 'muted' }: RequestReferenceProps) {
  const say = useSay();
  const reference = requestReference(error);
  if (!reference) return null;
  return (
    <Text w="full" fontSize="sm" color={color} overflowWrap="anywhere">
      {say('Reference')}: {reference}
    </Text>
  );
}

export interface ErrorStateProps {
  title: string;
  description?: ReactNode;
  /** The query that failed, and is asked again. */
  query?: { error: unknown; refetch: () => unknown };
  /** Where no single query failed: the id of the error's request is shown, for whoever is asked for help. */
  error?: unknown;
  onRetry?: () => void;
  retryLabel?: string;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Says what went wrong, in the page's language, and offers to try again. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const say = useSay();
  const { query, retryLabel = say('Try again'), headingLevel } = props;
  const { error = query?.error, onRetry = query && (() => void query.refetch()) } = props;
  const { title, description } = offlineWords(error) ?? props;
  return (
    <Box role="alert">
      <EmptyState
        title={say(title)}
        description={typeof description === 'string' ? say(description) : description}
        illustration="offline"
        {...(headingLevel && { headingLevel })}
      >
        {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
        <RequestReference error={error} />
      </EmptyState>
    </Box>
  );
}
