import { Illustration } from '@veto/shared-ui/illustration';
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
    <PageSection alignItems="center" textAlign="center" gap="5">
      <Illustration name="locked" />
      <PageTitle>{title}</PageTitle>
      <Text textStyle="lg" color="fg.muted" maxW="56ch">
        {`${title} - ${sentence}`}
      </Text>
      {children}
    </PageSection>
  );
}
