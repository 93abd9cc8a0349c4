import { AlertContent, AlertDescription, AlertIndicator, AlertRoot, AlertTitle } from '@chakra-ui/react/alert';
import { Flex } from '@chakra-ui/react/flex';
import { useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { LinkButton } from '../link-button/link-button.tsx';

export interface BookingQuestionProps {
  /** What is unusual: 'Anna Kowalska treats dogs and cats.' */
  title: string;
  /** What is asked: 'Book for a rabbit anyway?' */
  question: string;
  confirmLabel: string;
  onConfirm: () => void;
  loading?: boolean;
  /** The other way: where vets who fit are found. */
  other?: { href: string; label: string };
}

/** A question in the way of a booking, which goes on with one press. It takes the focus when it appears. */
export function BookingQuestion(props: BookingQuestionProps) {
  const { title, question, confirmLabel, onConfirm, loading = false, other } = props;
  const shown = useRef<HTMLDivElement>(null);
  // The visitor pressed the form's button, and has to answer this first.
  useEffect(() => shown.current?.focus(), []);
  return (
    <AlertRoot ref={shown} status="warning" role="alertdialog" aria-label={title} tabIndex={-1}>
      <AlertIndicator />
      <AlertContent gap="3">
        <AlertTitle>{title}</AlertTitle>
        <AlertDescription>{question}</AlertDescription>
        <Flex gap="2" wrap="wrap">
          <Button type="button" size="sm" loading={loading} loadingText={confirmLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          {other && (
            <LinkButton href={other.href} variant="plain" size="sm">
              {other.label}
            </LinkButton>
          )}
        </Flex>
      </AlertContent>
    </AlertRoot>
  );
}
