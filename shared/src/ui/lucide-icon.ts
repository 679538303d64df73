import { createElement, forwardRef, type SVGProps } from 'react';

/** The content of a lucide-react file: the icon's name and its shapes. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
  readonly aliases?: readonly unknown[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/**
 * Creates an icon from its shapes. Builds use it in place of lucide's own function, whose 3 kB contain code for other
 * frameworks and would be in every part with an icon. It lacks the unused properties `absoluteStrokeWidth` and
 * `nonScalingStroke`.
 */
// biome-ignore lint/style/noDefaultExport: Lucide's icons import it.
export default function createIcon({ name, node, aliases = [] }: IconData) {
  const names = [name, ...aliases].map((known) => ` lucide-${known}`).join('');
  return forwardRef<SVGSVGElement, IconProps>(function Icon(
    { size = 24, color = 'currentColor', className, children, ...props },
    ref,
  ) {
    const isNamed = Object.keys(props).some((key) => /^(?:aria-|role$|title$)/.test(key)) || children;
    return createElement(
      'svg',
      {
        ref,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(!isNamed && { 'aria-hidden': true }),
        ...props,
        className: `lucide${names}${className ? ` ${className}` : ''}`,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  });
}
