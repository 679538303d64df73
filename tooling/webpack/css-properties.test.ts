import assert from 'node:assert/strict';
import { it } from 'node:test';

/** What a browser has in a style: a text for each property, and methods and numbers besides. */
const style = {
  color: '',
  webkitTextStroke: '',
  alt: '',
  webkitLocale: '',
  src: '',
  size: '',
  cssText: '',
  length: 0,
  item: () => '',
};

it('accepts what the browser has as a property of CSS, with and without its prefix, and no attribute of elements', async () => {
  Object.assign(globalThis, { document: { documentElement: { style } } });
  const { isCssProperty } = await import('./css-properties.js');
  for (const name of ['color', 'textStroke', 'WebkitLineClamp', '--own', '&:hover', '@media print']) {
    assert.ok(isCssProperty(name), name);
  }
  for (const name of ['alt', 'locale', 'src', 'size', 'cssText', 'length', 'item', 'title', 'href']) {
    assert.ok(!isCssProperty(name), name);
  }
});
