import { Flex, IconButton } from '@frontdesk/shared/ui/core';
import type { Editor } from '@tiptap/core';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { type ReactNode, useState } from 'react';
import * as messages from '../../messages';
import { LinkDialog } from './LinkDialog';

export function EditorToolbar({ editor }: { editor: Editor }) {
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
