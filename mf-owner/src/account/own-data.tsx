import { useDownloadOwnData } from '@veto/shared-data/account';
import { sendChange } from '@veto/shared-data/change';
import { ACCOUNT_ERRORS, ACCOUNT_SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Download } from 'lucide-react';
import { AccountSection } from './account-section.tsx';

/** Everything that is kept about somebody, to take away. */
export function OwnData() {
  const download = useDownloadOwnData();
  return (
    <AccountSection
      title="Your data"
      text="Your profile, pets, records, visits, messages and reviews as JSON, with every photo and document, in one ZIP file."
    >
      <Button
        variant="subtle"
        loading={download.isPending}
        loadingText="Preparing..."
        onClick={() =>
          sendChange(download, undefined, {
            onSuccess: () => toaster.create({ type: 'success', ...ACCOUNT_SUCCESS.dataReady }),
            onError: (error) => tellFailure(error, withReason(error, ACCOUNT_ERRORS.downloadData)),
          })
        }
      >
        <Download aria-hidden /> Download my data
      </Button>
    </AccountSection>
  );
}
