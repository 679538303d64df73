import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from './core/Button';

const Zone = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    p: '5',
    rounded: 'lg',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line.strong',
    bg: 'surface',
    transition: 'background-color 120ms, border-color 120ms',
    '&[data-over=true]': { bg: 'accent.subtle', borderStyle: 'solid', borderColor: 'brass' },
  },
});

export interface FileDropProps {
  /** Names the field for screen readers: `Choose documents`. */
  readonly label: string;
  /** Content of the button that opens the file picker. */
  readonly button: ReactNode;
  /** The button's look. Default: that of the page's primary action. */
  readonly variant?: 'solid' | 'outline';
  /** Id of the element that describes the allowed files. */
  readonly describedBy?: string;
  /** The extensions that the file picker offers: `.pdf,.txt`. Dropped files are not filtered. */
  readonly accept?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** Content next to the button. */
  readonly children?: ReactNode;
}

/** Accepts chosen or dropped files. Ignores a file that is dropped outside it. */
export function FileDrop({ label, button, variant = 'solid', describedBy, accept, onFiles, children }: FileDropProps) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDropAccepted: onFiles,
  });
  return (
    <Zone {...getRootProps({ role: 'presentation', tabIndex: undefined })} data-over={isDragActive}>
      <Button variant={variant} onClick={open}>
        {button}
      </Button>
      <input {...getInputProps({ accept, 'aria-label': label, 'aria-describedby': describedBy })} />
      {children}
    </Zone>
  );
}
