import * as chevron from 'lucide-react/icons/chevron-right';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createIcon from './lucide-icon';

/** The attributes of the rendered icon, in any order, and its content. */
function markupOf(Icon: ComponentType<object>, props: object) {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(createElement(Icon, props));
  const svg = place.firstElementChild as Element;
  const attributes = [...svg.attributes].map(({ name, value }) => `${name}=${value}`);
  return { attributes: attributes.filter((each) => !each.startsWith('xmlns')).sort(), shapes: svg.innerHTML };
}

test.each([
  ['without properties', {}],
  ['with a size and a stroke', { size: 18, strokeWidth: 1.5 }],
  ['that is filled', { fill: 'currentColor', style: { opacity: 0.5 } }],
  ['that is hidden from screen readers', { 'aria-hidden': true }],
])('draws an icon %s as lucide does', (_, props) => {
  expect(markupOf(createIcon('chevron-right', 'm9 18 6-6-6-6'), props)).toEqual(markupOf(chevron.default, props));
});
