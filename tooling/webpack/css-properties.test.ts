import assert from 'node:assert/strict';
import { it } from 'node:test';

/** The content of a browser's style object: a string for each property, and also methods and numbers. */
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

it('accepts the browser’s CSS properties, with and without prefix, and no attribute of elements', async () => {
  Object.assign(globalThis, { document: { documentElement: { style } } });
  const { isCssProperty } = await import('./css-properties.js');
  for (const name of ['color', 'textStroke', 'WebkitLineClamp', '--own', '&:hover', '@media print']) {
    assert.ok(isCssProperty(name), name);
  }
  for (const name of ['alt', 'locale', 'src', 'size', 'cssText', 'length', 'item', 'title', 'href']) {
    assert.ok(!isCssProperty(name), name);
  }
});

it('knows from the browser which properties take a number without a unit', async () => {
  const supports = (property: string, value: string) =>
    value === '2' && /^(?:-webkit-line-clamp|z-index)$/.test(property);
  Object.assign(globalThis, { CSS: { supports } });
  const { default: unitless } = await import('./css-properties.js');
  assert.equal(unitless.zIndex, 1);
  assert.equal(unitless.WebkitLineClamp, 1);
  assert.equal(unitless.minHeight, 0);
});
