import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

configure({
  // A limit for a busy machine, not a delay: queries resolve as soon as they match.
  asyncUtilTimeout: 60_000,
  // A waiting query fails many times, and the default error formats the whole page each time.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// React's development build takes a stack trace for each element, up to a number that it counts here: a tenth of the
// time of all tests of screens. Only its warnings show them.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

// To find the labels of one field, jsdom walks the whole page for each label; queries by label ask for those of every
// element. jsdom keeps the list of a document's labels until the page changes.
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
