import * as chevron from 'lucide-react/icons/chevron-right';
import * as circle from 'lucide-react/icons/circle-check';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createIcon from './lucide-icon';

/** The attributes and shapes of the rendered icon, in any order. */
function markupOf(Icon: ComponentType<object>, props: object) {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(createElement(Icon, props));
  const svg = place.firstElementChild as Element;
  const attributes = [...svg.attributes].map(({ name, value }) => `${name}=${value}`);
  return { attributes: attributes.filter((each) => !each.startsWith('xmlns')).sort(), shapes: svg.innerHTML };
}

test.each([
  ['without properties', {}],
  ['with a size, a color and a stroke', { size: 18, color: 'red', strokeWidth: 1.5 }],
  ['with a class and a style', { className: 'large', style: { opacity: 0.5 } }],
  ['with a name for screen readers', { 'aria-label': 'Done' }],
  ['with a role', { role: 'img' }],
  ['that is hidden from screen readers', { 'aria-hidden': true }],
])('draws an icon %s as lucide does', (_, props) => {
  for (const file of [chevron, circle]) {
    // Not in the library's types.
    const { __iconData: data } = file as unknown as { __iconData: Parameters<typeof createIcon>[0] };
    expect(markupOf(createIcon(data), props)).toEqual(markupOf(file.default, props));
  }
});
