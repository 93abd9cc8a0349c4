import { useDownloadOwnData } from '@veto/shared-data/account';
import { ACCOUNT_ERRORS, ACCOUNT_SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { useSay } from '@veto/slice-kit';
import { Download } from 'lucide-react';
import { AccountSection } from './account-section.tsx';

export function OwnData() {
  const say = useSay();
  const download = useDownloadOwnData();
  return (
    <AccountSection
      title={say('Your data')}
      text={say(
        'Your profile, pets, records, visits, messages and reviews as JSON, with every photo and document, in one ZIP file.',
      )}
    >
      <Button
        variant="subtle"
        loading={download.isPending}
        loadingText={say('Preparing...')}
        onClick={() =>
          tellOutcome(download.mutateAsync(), ACCOUNT_SUCCESS.dataReady, (error) =>
            withReason(error, ACCOUNT_ERRORS.downloadData),
          )
        }
      >
        <Download aria-hidden /> {say('Download my data')}
      </Button>
    </AccountSection>
  );
}
