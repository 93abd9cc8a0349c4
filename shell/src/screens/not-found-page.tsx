import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Missing } from '@veto/shared-ui/missing';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useLanguage, usePageReady, useSay } from '@veto/slice-kit';
import { useEffect } from 'react';
import { pathIn } from '../../isomorphic/language-of-path.ts';

/** The path does not exist. It is logged, once for each path. */
export function NotFoundPage({ path }: { path: string }) {
  const say = useSay();
  usePageReady({ title: say('Page not found'), key: path });
  useEffect(() => {
    console.error(`404: there is no page at ${path}`);
  }, [path]);
  return (
    <PageSection>
      <Missing illustration="not-found">
        <PageTitle textStyle="display">404</PageTitle>
        <Text textStyle="h3" mt="2">
          {say('Oops! Page not found')}
        </Text>
        <Text mt="2" color="muted">
          {say('The address may be mistyped, or the page may have moved.')}
        </Text>
        <Flex mt="5">
          <Button asChild>
            <SiteLink href={pathIn(useLanguage(), '/')}>{say('Return to Home')}</SiteLink>
          </Button>
        </Flex>
      </Missing>
    </PageSection>
  );
}
