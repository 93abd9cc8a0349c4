import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Illustration } from '@veto/shared-ui/illustration';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, usePageReady } from '@veto/slice-kit';
import { useEffect } from 'react';

/** The path does not exist. It is logged, once for each path. */
export function NotFoundPage({ path }: { path: string }) {
  usePageReady({ title: 'Page not found', key: path });
  useEffect(() => {
    console.error(`404: there is no page at ${path}`);
  }, [path]);
  return (
    <PageSection alignItems="center" textAlign="center" gap="5">
      <Illustration name="not-found" w="260px" />
      <PageTitle textStyle={{ base: '6xl', md: '7xl' }} color="fg.brand">
        404
      </PageTitle>
      <Text textStyle="xl" fontWeight="semibold">
        Oops! Page not found
      </Text>
      <Text color="fg.muted" maxW="48ch">
        The address may be mistyped, or the page may have moved.
      </Text>
      <Flex mt="2">
        <Button asChild size="lg">
          <SiteLink href="/">Return to Home</SiteLink>
        </Button>
      </Flex>
    </PageSection>
  );
}
