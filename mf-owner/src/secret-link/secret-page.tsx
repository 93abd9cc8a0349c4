import { openedSecret } from '@veto/shared-data/drafts';
import { Box } from '@veto/shared-ui/box';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { KEPT_FOCUS } from '@veto/shared-ui/kept-focus';
import { LoadedPage, type LoadedPageProps } from '@veto/shared-ui/loaded-page';
import { PageSection } from '@veto/shared-ui/page-section';
import { usePageReady, useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface SecretPageProps<Thing> extends Omit<LoadedPageProps<Thing>, 'missing'> {
  secret: string;
  /** Of the page, also where the link opens nothing. */
  title: string;
  /** The way on from there. */
  wayOn: ReactNode;
}

/** A page that a link with a secret opens. The secret follows '#', so that no server's log has it. */
export function SecretPage<Thing>({ secret, title, wayOn, ...page }: SecretPageProps<Thing>) {
  const say = useSay();
  const { data, error, isError } = page.query;
  useFailureToast(data && error, page.failed);
  usePageReady({ ready: data !== undefined || isError, title, key: data ? secret : 'none' });
  return (
    // A link that is withdrawn while it is open takes the button that was pressed.
    <Box display="contents" {...KEPT_FOCUS}>
      <LoadedPage
        {...page}
        missing={
          <PageSection>
            <EmptyState
              illustration="not-found"
              headingLevel="h1"
              title={title}
              description={say('This link does not work, or no longer works.')}
            >
              {wayOn}
            </EmptyState>
          </PageSection>
        }
      />
    </Box>
  );
}

/** The secret of the link that opened this page: of its address, else the one that was kept on the way to sign in or register. */
export function useSecret(): string {
  return useLocation().hash.slice(1) || openedSecret();
}
