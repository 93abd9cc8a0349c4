import { useSay } from '@veto/slice-kit';
import { ImageUp, Trash2 } from 'lucide-react';
import { Button } from '../button/index.ts';
import { FileButton } from '../file-button/file-button.tsx';

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
  /** 'surface' where uploading is not the next thing to do. */
  variant?: 'outline' | 'surface';
}

/** Uploads, replaces and removes the one picture of a pet or a person. */
export function PictureButtons(props: PictureButtonsProps) {
  const say = useSay();
  const { label, accept, hasPicture, pending, onChoose, onRemove, variant = 'outline' } = props;
  return (
    <>
      <FileButton
        label={label}
        accept={accept}
        variant={variant}
        loading={pending === 'upload'}
        loadingText={say('Uploading...')}
        disabled={pending === 'removal'}
        onChoose={([file]) => file && onChoose(file)}
      >
        <ImageUp aria-hidden /> {hasPicture ? say('Change photo') : say('Upload photo')}
      </FileButton>
      {hasPicture && (
        <Button
          variant="plain"
          colorPalette="red"
          loading={pending === 'removal'}
          loadingText={say('Removing...')}
          disabled={pending === 'upload'}
          onClick={onRemove}
        >
          <Trash2 aria-hidden /> {say('Remove photo')}
        </Button>
      )}
    </>
  );
}
