import { Missing } from '@veto/shared-ui/missing';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Text } from '@veto/shared-ui/text';
import { usePageReady } from '@veto/slice-kit';
import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  /** The sentence that follows the title: read as one line, 'Title - sentence'. */
  sentence: string;
  children: ReactNode;
}

/** A page that this visitor does not get, and what they can do about it. */
export function Notice({ title, sentence, children }: NoticeProps) {
  usePageReady({ title });
  return (
    <PageSection>
      <Missing illustration="locked">
        <PageTitle textStyle="h2">{title}</PageTitle>
        <Text mt="2" mb="5" color="muted">
          {`${title} - ${sentence}`}
        </Text>
        {children}
      </Missing>
    </PageSection>
  );
}
