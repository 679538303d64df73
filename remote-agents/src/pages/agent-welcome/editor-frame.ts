import { chakra } from '@frontdesk/shared/ui/core';

/**
 * Styles of the editor and its text. The first rules are those that ProseMirror needs, and that it would otherwise
 * insert as a style element, which a strict content security policy refuses.
 */
export const EditorFrame = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'line.strong',
    rounded: 'md',
    bg: 'surface',
    overflow: 'hidden',
    _focusWithin: { borderColor: 'focus' },
    '& .ProseMirror': {
      position: 'relative',
      whiteSpace: 'break-spaces',
      overflowWrap: 'anywhere',
      fontVariantLigatures: 'none',
      minH: '180px',
      px: '4',
      py: '3',
      outlineOffset: '-2px !important',
    },
    '& .ProseMirror > * + *': { mt: '3' },
    '& .ProseMirror ul': { listStyle: 'disc', ps: '6' },
    '& .ProseMirror ol': { listStyle: 'decimal', ps: '6' },
    '& .ProseMirror a': { color: 'accent.text', textDecoration: 'underline' },
    '& .ProseMirror-gapcursor': { display: 'none' },
  },
});
