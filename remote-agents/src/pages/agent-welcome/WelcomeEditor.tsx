import { Box } from '@frontdesk/shared/ui/core';
import { Editor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import * as messages from '../../messages';
import { EditorToolbar } from './EditorToolbar';
import { editorExtensions } from './editor-extensions';
import { EditorFrame } from './editor-frame';

interface WelcomeEditorProps {
  /** Initial HTML, read once. */
  readonly initial: string;
  /** Called with HTML, '' for an empty text. */
  readonly onChange: (html: string) => void;
}

/** Uses TipTap's core without its React package, which would load a second react-dom. */
export function WelcomeEditor({ initial, onChange }: WelcomeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, followEditor] = useReducer((count: number) => count + 1, 0);
  const [first] = useState(initial);

  useEffect(
    function mountEditor() {
      const mounted = new Editor({
        element: place.current,
        extensions: editorExtensions,
        content: first,
        injectCSS: false,
        editorProps: {
          attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': messages.welcome.editor },
          // In a list, Tab would indent and Shift+Tab would split the item. The keyboard must be able to leave the
          // editor without changes.
          handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
        },
        onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
        onTransaction: followEditor,
      });
      setEditor(mounted);
      return () => mounted.destroy();
    },
    [first, onChange],
  );

  return (
    <EditorFrame>
      {/* Reserves its space until the editor is loaded, so that nothing moves. */}
      <Box minH="48px">{editor && <EditorToolbar editor={editor} />}</Box>
      <Box ref={place} minH="180px" />
    </EditorFrame>
  );
}
