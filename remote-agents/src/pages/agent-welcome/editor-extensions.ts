import { StarterKit } from '@tiptap/starter-kit';

/** What a welcome message may be made of. Anything else in the stored HTML, scripts among it, is dropped on reading. */
export const editorExtensions = [
  StarterKit.configure({
    // It would add an empty paragraph after a list at the end: a change that the owner did not make.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // `javascript:` and its like never become links, wherever the message came from.
      isAllowedUri: (url, { defaultValidate }) => defaultValidate(url) && /^(?:https?:|mailto:)/i.test(url.trim()),
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
    },
  }),
];
