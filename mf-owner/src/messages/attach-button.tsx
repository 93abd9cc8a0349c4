import { DOCUMENT_TYPES } from '@veto/shared-data/images';
import { FileButton } from '@veto/shared-ui/file-button';
import { useSay } from '@veto/slice-kit';
import { Paperclip } from 'lucide-react';

export interface AttachButtonProps {
  isPreparing: boolean;
  disabled: boolean;
  onChoose(files: readonly File[]): void;
}

export function AttachButton({ isPreparing, disabled, onChoose }: AttachButtonProps) {
  const say = useSay();
  return (
    <FileButton
      label={say('Photos or PDFs')}
      accept={DOCUMENT_TYPES}
      multiple
      variant="subtle"
      disabled={disabled}
      loading={isPreparing}
      loadingText={say('Preparing...')}
      onChoose={onChoose}
    >
      <Paperclip size={18} aria-hidden /> {say('Attach')}
    </FileButton>
  );
}
