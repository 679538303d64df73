import type { ChatCalls } from './chat-calls';
import { Conversation } from './conversation';
import { element, icon, icons } from './element';
import { logView } from './log-view';
import type { Memory } from './memory';
import { messageForm } from './message-form';
import { words } from './words';

export interface Panel {
  readonly node: HTMLElement;
  setText(text: { name: string; welcome: string }): void;
  /** Brings the newest line into view, and puts the cursor into the message. */
  arrive(takesFocus: boolean): void;
  setOffline(isOffline: boolean): void;
}

interface PanelOptions {
  readonly calls: ChatCalls;
  readonly memory: Memory;
  /** Longest message in characters; null when any length may be sent. */
  readonly maxCharacters: number | null;
  readonly onClose: () => void;
}

/** The open chat: name, log and message. */
export function panel({ calls, memory, maxCharacters, onClose }: PanelOptions): Panel {
  const log = logView((id) => {
    conversation.retry(id);
    form.field.focus();
  });
  const form = messageForm(maxCharacters, (text) => conversation.send(text));
  const conversation = new Conversation(calls, memory, show);
  const name = element('h2', { class: 'name', dir: 'auto' });
  const note = element('p', { class: 'note', role: 'status', hidden: '' });
  const afresh = headButton(words.newConversation, icons.afresh, () => {
    conversation.startAfresh();
    form.field.focus();
  });
  const close = headButton(words.close, icons.close, onClose);
  const head = element('header', { class: 'head' }, name, afresh, close);
  const node = element('section', { class: 'panel', role: 'dialog' }, head, log.node, note, form.node);
  let isOffline = false;
  show();

  function show() {
    log.render(conversation.lines, conversation.isWaiting);
    form.setWaiting(conversation.isWaiting);
    showNote();
  }

  function showNote() {
    const text = isOffline ? words.offline : conversation.isKept ? '' : words.notKept;
    if (note.textContent !== text) note.textContent = text;
    note.hidden = text === '';
  }

  return {
    node,
    setText(text) {
      name.textContent = text.name;
      node.setAttribute('aria-label', text.name);
      log.setWelcome(text.welcome);
    },
    arrive(takesFocus) {
      log.showNewest();
      if (takesFocus) form.field.focus();
    },
    setOffline(value) {
      isOffline = value;
      showNote();
    },
  };
}

function headButton(name: string, path: string, onClick: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', 'aria-label': name, title: name }, icon(path));
  button.addEventListener('click', onClick);
  return button;
}
