import { Button } from '@chakra-ui/react/button';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';

export interface PictureButtonsProps {
  /** What the file is, for a screen reader: 'Photo of Burek'. */
  label: string;
  /** The types that a file dialog offers: 'image/jpeg,image/png'. */
  accept: string;
  hasPicture: boolean;
  /** What is under way. */
  pending: 'upload' | 'removal' | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Uploads, replaces and removes the one picture of a pet or a person. */
export function PictureButtons({ label, accept, hasPicture, pending, onChoose, onRemove }: PictureButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Emptied, so that choosing the same file again after a failure is a change.
    event.target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <VisuallyHidden>
        <input ref={input} type="file" accept={accept} aria-label={label} tabIndex={-1} onChange={choose} />
      </VisuallyHidden>
      <Button
        variant="outline"
        loading={pending === 'upload'}
        loadingText="Uploading..."
        disabled={pending === 'removal'}
        onClick={() => input.current?.click()}
      >
        <ImageUp aria-hidden /> {hasPicture ? 'Change Photo' : 'Upload Photo'}
      </Button>
      {hasPicture && (
        <Button
          variant="plain"
          colorPalette="red"
          loading={pending === 'removal'}
          loadingText="Removing..."
          disabled={pending === 'upload'}
          onClick={onRemove}
        >
          <Trash2 aria-hidden /> Remove Photo
        </Button>
      )}
    </>
  );
}
