import { Box, Button, chakra, Flex, Heading, IconButton, Stack } from '@frontdesk/shared/ui/core';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { type ReactNode, useId, useLayoutEffect, useReducer, useRef, useState } from 'react';
import * as v from 'valibot';
import * as messages from '../../messages';

/** Validates the address of a link; '' removes the link. An address without a scheme becomes a web address. */
export const linkAddressSchema = v.object({
  address: v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`)),
    v.check(isLinkable, messages.welcome.addressProblem),
  ),
});

function isLinkable(address: string): boolean {
  if (address === '') return true;
  return /^mailto:[^\s@]+@[^\s@]+$/i.test(address) || (/^https?:/i.test(address) && URL.canParse(address));
}

interface LinkDialogProps {
  readonly initial: string;
  /** Called with '' to remove the link. */
  readonly onLink: (address: string) => void;
  readonly onClose: () => void;
}

function LinkDialog({ initial, onLink, onClose }: LinkDialogProps) {
  const titleId = useId();
  const form = useForm({
    initial: { address: initial },
    schema: linkAddressSchema,
    submit: async ({ address }) => onLink(address),
  });
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="5">
          <Heading id={titleId}>{messages.welcome.link}</Heading>
          <TextField
            label={messages.welcome.address}
            placeholder="https://"
            inputMode="url"
            autoFocus
            {...form.field('address')}
          />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            {initial !== '' && (
              <Button variant="ghost" onClick={() => onLink('')}>
                {messages.welcome.removeLink}
              </Button>
            )}
            <Button variant="outline" onClick={onClose}>
              {messages.actions.cancel}
            </Button>
            <Button type="submit">{messages.welcome.setLink}</Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  );
}

function EditorToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const chain = () => editor.chain().focus();

  function setLink(address: string) {
    setLinking(false);
    if (address === '') chain().extendMarkRange('link').unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain()
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    } else chain().extendMarkRange('link').setLink({ href: address }).run();
  }

  return (
    <Flex role="toolbar" aria-label={messages.welcome.formatting} gap="1" p="1.5" bg="subtle" borderBottomWidth="1px">
      <Tool name={messages.welcome.bold} isOn={editor.isActive('bold')} onPress={() => chain().toggleBold().run()}>
        <Bold aria-hidden />
      </Tool>
      <Tool
        name={messages.welcome.italic}
        isOn={editor.isActive('italic')}
        onPress={() => chain().toggleItalic().run()}
      >
        <Italic aria-hidden />
      </Tool>
      <Tool name={messages.welcome.link} isOn={editor.isActive('link')} onPress={() => setLinking(true)}>
        <Link aria-hidden />
      </Tool>
      <Tool
        name={messages.welcome.bulletList}
        isOn={editor.isActive('bulletList')}
        onPress={() => chain().toggleBulletList().run()}
      >
        <List aria-hidden />
      </Tool>
      <Tool
        name={messages.welcome.numberedList}
        isOn={editor.isActive('orderedList')}
        onPress={() => chain().toggleOrderedList().run()}
      >
        <ListOrdered aria-hidden />
      </Tool>
      {isLinking && (
        <LinkDialog
          initial={String(editor.getAttributes('link')['href'] ?? '')}
          onLink={setLink}
          onClose={() => setLinking(false)}
        />
      )}
    </Flex>
  );
}

interface ToolProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ name, isOn, onPress, children }: ToolProps) {
  return (
    <IconButton
      aria-label={name}
      aria-pressed={isOn}
      bg={isOn ? 'accent.subtle' : undefined}
      color={isOn ? 'accent.text' : undefined}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}

/** The elements of a welcome message. The editor drops everything else from the stored HTML, including scripts. */
const editorExtensions = [
  StarterKit.configure({
    // This extension would add an empty paragraph after a list at the end, a change that the owner did not make.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // Refuses `javascript:` and similar links, whatever the source of the message.
      isAllowedUri: (url, { defaultValidate }) => defaultValidate(url) && /^(?:https?:|mailto:)/i.test(url.trim()),
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
    },
  }),
];

/**
 * Styles of the editor and its text. ProseMirror needs the first rules, and would otherwise insert them as a style
 * element, which a strict content security policy refuses.
 */
const EditorFrame = chakra('div', {
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

interface WelcomeEditorProps {
  /** Initial HTML, read once. */
  readonly initial: string;
  /** Called with HTML, or '' for an empty text. */
  readonly onChange: (html: string) => void;
}

/** Uses TipTap's core without its React package, which would load a second react-dom. */
export function WelcomeEditor({ initial, onChange }: WelcomeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, followEditor] = useReducer((count: number) => count + 1, 0);
  const [first] = useState(initial);

  // A layout effect, so that the toolbar appears together with the text.
  useLayoutEffect(
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
      {/* Reserves the editor's space until it is loaded, so that nothing moves. */}
      <Box minH="48px">{editor && <EditorToolbar editor={editor} />}</Box>
      <Box ref={place} minH="180px" />
    </EditorFrame>
  );
}
