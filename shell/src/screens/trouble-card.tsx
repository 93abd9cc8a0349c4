import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Missing } from '@veto/shared-ui/missing';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Text } from '@veto/shared-ui/text';
import { usePageReady, useSay } from '@veto/slice-kit';

/** In English; the card says it in the language of the page. */
export interface TroubleCardProps {
  title: string;
  sentence: string;
  /** For the person who is asked for help. */
  code?: string | undefined;
  action: string;
  onAction(): void;
}

/** Says that something does not work, and what to do. Part of what every page loads: it must not need the network. */
export function TroubleCard({ title, sentence, code, action, onAction }: TroubleCardProps) {
  const say = useSay();
  return (
    <PageSection>
      <Missing role="alert" illustration="offline" data-failure={code ?? 'unknown'}>
        <PageTitle textStyle="h2">{say(title)}</PageTitle>
        <Text mt="2" color="muted">
          {say(sentence)}
        </Text>
        <Flex mt="4" gap="4" wrap="wrap" align="center">
          <Button onClick={onAction}>{say(action)}</Button>
          {code && (
            <Text textStyle="caption" color="muted" fontVariantNumeric="tabular-nums">
              {say('Error code {code}', { code })}
            </Text>
          )}
        </Flex>
      </Missing>
    </PageSection>
  );
}

/** The same, in the place of a page of the open site. */
export function TroublePage(props: Omit<TroubleCardProps, 'title'>) {
  const title = 'Something went wrong';
  usePageReady({ title: useSay()(title) });
  return <TroubleCard title={title} {...props} />;
}
