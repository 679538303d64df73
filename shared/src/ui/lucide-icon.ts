import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/**
 * Creates the icon `name` from the data of its path in a 24 by 24 box. Builds use it in place of lucide's own function,
 * whose 3 kB contain code for other frameworks and would be in every part with an icon; `smaller-icons-loader.mjs`
 * turns lucide's files into calls of it. Icons are decorative: name the button or link instead. It lacks lucide's
 * properties that nothing uses, such as children and `absoluteStrokeWidth`; a class replaces lucide's own.
 */
// biome-ignore lint/style/noDefaultExport: Lucide's icons import it.
export default function createIcon(name: string, d: string) {
  return function Icon({ size = 24, ...props }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: `lucide lucide-${name}`,
        ...props,
      },
      createElement('path', { d }),
    );
  };
}
