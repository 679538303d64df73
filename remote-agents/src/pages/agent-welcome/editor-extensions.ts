import { StarterKit } from '@tiptap/starter-kit';

/** The elements of a welcome message. The editor drops everything else from the stored HTML, including scripts. */
export const editorExtensions = [
  StarterKit.configure({
    // Would add an empty paragraph after a list at the end, a change that the owner did not make.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // Refuses `javascript:` and similar links, wherever the message came from.
      isAllowedUri: (url, { defaultValidate }) => defaultValidate(url) && /^(?:https?:|mailto:)/i.test(url.trim()),
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
    },
  }),
];
