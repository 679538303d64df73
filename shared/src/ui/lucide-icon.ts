import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/**
 * Creates the icon `name` from the data of its path in a 24 by 24 box. Builds use it in place of lucide's own function,
 * whose 3 kB contain code for other frameworks and would be in every part with an icon; `smaller-icons-loader.mjs`
 * turns lucide's files into calls of it. It lacks the unused properties `absoluteStrokeWidth` and `nonScalingStroke`,
 * and children.
 */
// biome-ignore lint/style/noDefaultExport: Lucide's icons import it.
export default function createIcon(name: string, d: string) {
  return function Icon({ size = 24, color = 'currentColor', className, ...props }: IconProps) {
    const isNamed = Object.keys(props).some((key) => /^(?:aria-|role$|title$)/.test(key));
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !isNamed || undefined,
        ...props,
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
      },
      createElement('path', { d }),
    );
  };
}
