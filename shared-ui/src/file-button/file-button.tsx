import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ChangeEvent, useRef } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What the file is, for a screen reader: 'Photo of Burek'. */
  label: string;
  /** The types that a file dialog offers: 'image/jpeg,image/png'. */
  accept: string;
  /** Several at once. */
  multiple?: boolean;
  /** Never without a file. */
  onChoose: (files: readonly File[]) => void;
}

/** A button that opens the dialog for files. Its children are its words. */
export function FileButton({ label, accept, multiple, onChoose, ...button }: FileButtonProps) {
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
          multiple={multiple}
          accept={accept}
          aria-label={label}
          tabIndex={-1}
          onChange={choose}
        />
      </VisuallyHidden>
      <Button type="button" {...button} onClick={() => input.current?.click()} />
    </>
  );
}
