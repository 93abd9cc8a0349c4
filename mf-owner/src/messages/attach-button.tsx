import { Button } from '@veto/shared-ui/button';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { Paperclip } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';

export interface AttachButtonProps {
  isPreparing: boolean;
  disabled: boolean;
  onChoose(files: readonly File[]): void;
}

/** Chooses photos and PDFs for a message. */
export function AttachButton({ isPreparing, disabled, onChoose }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Emptied, so that choosing the same file again after a failure is a change.
    target.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf"
          aria-label="Photos or PDFs"
          tabIndex={-1}
          onChange={choose}
        />
      </VisuallyHidden>
      <Button
        type="button"
        variant="subtle"
        disabled={disabled}
        loading={isPreparing}
        loadingText="Preparing..."
        onClick={() => input.current?.click()}
      >
        <Paperclip size={18} aria-hidden /> Attach
      </Button>
    </>
  );
}
