import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import userEvent, { type Options, type UserEvent } from '@testing-library/user-event';
import * as React from 'react';

configure({
  // A limit for a busy machine, not a delay: queries resolve as soon as they match.
  asyncUtilTimeout: 60_000,
  // A waiting query fails many times, and the default error formats the whole page each time.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// React's development build takes a stack trace for each element, up to a limit that it counts here; the traces took a
// tenth of the time of all screen tests. Only warnings show these traces.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

// To find the labels of one field, jsdom walks the whole page for each label; queries by label read those of every element. jsdom
// keeps the list of a document's labels until the page changes.
const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      const around = this.closest('label');
      const isOf = (label: HTMLLabelElement) =>
        label.hasAttribute('for')
          ? label.htmlFor === this.id
          : label === around && label.querySelector(LABELABLE) === this;
      const root = this.getRootNode() as Document | Element | ShadowRoot;
      const labels =
        'getElementsByTagName' in root ? root.getElementsByTagName('label') : root.querySelectorAll('label');
      return [...labels].filter(isOf);
    },
  });
}

// A page renders again after each key, which took a fifth of the time of all screen tests. So all but the last
// character of a text arrive like a paste, and the last by its key: two changes still reveal a field that loses the
// focus or its text after the first one. Short texts, and those with keys such as {Enter}, are typed.
const TYPED_MAX = 3;
const PASTED_INTO = /^(?:text|textarea|email|password|url|search|tel)$/;
type Hands = Pick<UserEvent, 'click' | 'paste'> & { readonly keyboard: (text: string) => Promise<unknown> };
const pasteMost =
  (user: Hands, type: UserEvent['type']): UserEvent['type'] =>
  async (element, text, ...details) => {
    const isPasted = text.length > TYPED_MAX && !/[{[]/.test(text) && details.length === 0;
    if (!isPasted || !('type' in element) || !PASTED_INTO.test(String(element.type))) {
      return type(element, text, ...details);
    }
    await user.click(element);
    await user.paste(text.slice(0, -1));
    await user.keyboard(text.slice(-1));
  };
const { setup, type } = userEvent;
Object.assign(userEvent, {
  setup: (options?: Options) => {
    const user = setup(options);
    return Object.assign(user, { type: pasteMost(user, user.type) });
  },
  type: pasteMost(userEvent, type),
});
