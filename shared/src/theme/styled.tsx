/**
 * Replaces Chakra's factory of elements (`styled-system/factory.js`) in the host and in unit tests. It makes the same
 * elements with the same classes and styles, but computes each combination of properties once, and needs no emotion.
 * Source: https://chakra-ui.com/docs/styling/chakra-factory
 */

import { type SystemContext, useChakraContext } from '@chakra-ui/react/styled-system';
import isAttribute from '@emotion/is-prop-valid';
import {
  Children,
  type ElementType,
  type ForwardedRef,
  forwardRef,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { jsx } from 'react/jsx-runtime';
import { append, classOf, KEPT, mergeStyles, type Rules, rulesOf, type Styles } from './styles';

type Props = Readonly<Record<string, unknown>>;

/** Styles of a component, and more styles for its variants. */
interface Recipe {
  readonly base?: Styles;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Styles>>>>;
  readonly defaultVariants?: Props;
  readonly compoundVariants?: readonly (Props & { readonly css: Styles })[];
}

interface Options {
  readonly shouldForwardProp?: (name: string, variants?: readonly string[]) => boolean;
  readonly forwardProps?: readonly string[];
  readonly forwardAsChild?: boolean;
  readonly defaultProps?: Props;
}

/** The tag and the recipes of a component, for a component that is made from it. */
interface Made {
  readonly tag: ElementType;
  readonly recipes: readonly Recipe[];
  readonly shouldForwardProp: Options['shouldForwardProp'];
}

const made = new WeakMap<object, Made>();

/** Attributes of drawings that are style properties of other elements. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};

/** Names of attributes that are also style properties, such as `htmlWidth`. */
const NATIVE = /^html(?:Width|Height|Size|Translate)$/;

/** What a component does with a property: its attribute's name, or one of these. */
const [VARIANT, STYLE, UNUSED] = [0, 1, 2];

/** The rules of the classes that components pass on to other components. Grows as the page's style sheet does. */
const passedOn = new Map<string, Rules>();

function rulesOfRecipes(recipes: readonly Recipe[], chosen: Props, system: SystemContext): Rules {
  const defaults: Record<string, unknown> = {};
  for (const { defaultVariants } of recipes) mergeStyles(defaults, defaultVariants ?? {}, system);
  const all = mergeStyles({}, { ...defaults, ...chosen }, system);
  const selected = rulesOf([all], system, (name, value) => {
    const styles: Record<string, unknown> = {};
    for (const { variants } of recipes) mergeStyles(styles, variants?.[name]?.[String(value)] ?? {}, system);
    return styles;
  });
  const compound = recipes.flatMap(({ compoundVariants = [] }) =>
    compoundVariants
      .filter(({ css: _, ...names }) =>
        Object.entries(names).every(([name, value]) => [value].flat().includes(all[name])),
      )
      .map(({ css }) => rulesOf([css], system)),
  );
  const rules = rulesOf([...recipes.map(({ base }) => base), selected, ...compound], system);
  // In a layer, so that an element's own styles also replace those of a state such as hover.
  return system.layers.wrap('recipes', rules) as Rules;
}

function styled(given: ElementType, recipe: Recipe = {}, options: Options = {}) {
  const parent = typeof given === 'string' ? undefined : made.get(given as object);
  const tag = parent?.tag ?? given;
  const recipes = [...(parent?.recipes ?? []), recipe];
  const variants = recipes.flatMap((each) => Object.keys(each.variants ?? {}));
  const drawn = typeof tag === 'string' ? DRAWN[tag] : undefined;
  const forwarded = drawn ? [...(options.forwardProps ?? []), ...drawn] : options.forwardProps;
  const takesChild = options.forwardAsChild ?? forwarded?.includes('asChild') ?? false;

  let system: SystemContext;
  let uses = new Map<string, number | string>();
  let classes = new Map<string, string>();
  let ofRecipes = new Map<string, Rules>();

  const isOwn = (name: string, excluded: readonly string[]) =>
    !excluded.includes(name) && !system.isValidProperty(name);

  const forwards =
    options.shouldForwardProp ??
    (forwarded && ((name, excluded = []) => forwarded.includes(name) || isOwn(name, excluded)));

  /** Whether an element gets a property that is in none of `excluded`. */
  function isForwarded(name: string, excluded: readonly string[] = []): boolean {
    const ofParent = parent?.shouldForwardProp;
    if (forwards) return (ofParent?.(name) ?? true) && forwards(name, excluded);
    if (ofParent) return ofParent(name, excluded);
    return isOwn(name, excluded) && (typeof tag === 'string' ? isAttribute(name) : name !== 'theme');
  }

  function findUse(name: string): number | string {
    if (!isForwarded(name, variants)) {
      if (variants.includes(name)) return VARIANT;
      if (system.isValidProperty(name)) return STYLE;
    }
    if (NATIVE.test(name)) return name.slice(4).toLowerCase();
    return isForwarded(name) ? name : UNUSED;
  }

  function useOf(name: string): number | string {
    const use = uses.get(name) ?? findUse(name);
    uses.set(name, use);
    return use;
  }

  function classFor(key: string, chosen: Props, styles: Props, outer: readonly string[], isPassedOn: boolean): string {
    const known = classes.get(key);
    if (known !== undefined && (!isPassedOn || passedOn.has(known))) return known;
    const { css, ...own } = styles;
    const choice = JSON.stringify(chosen);
    const base = ofRecipes.get(choice) ?? rulesOfRecipes(recipes, chosen, system);
    if (ofRecipes.size >= KEPT) ofRecipes.clear();
    ofRecipes.set(choice, base);
    const rules = rulesOf([base, ...[css].flat(9), own], system);
    for (const each of outer) append(rules, passedOn.get(each) ?? {});
    const name = classOf(rules);
    if (classes.size >= KEPT) classes.clear();
    classes.set(key, name);
    if (isPassedOn) passedOn.set(name, rules);
    return name;
  }

  function Styled(given: Props, ref: ForwardedRef<unknown>) {
    const context = useChakraContext();
    if (system !== context) {
      system = context;
      uses = new Map();
      classes = new Map();
      ofRecipes = new Map();
    }
    const props = options.defaultProps ? withDefaults(options.defaultProps, given) : given;
    const attributes: Record<string, unknown> = { ref };
    const styles: Record<string, unknown> = {};
    const chosen: Record<string, unknown> = {};
    let key = '';
    for (const name of Object.keys(props)) {
      const value = props[name];
      if (value === undefined || name === 'className') continue;
      const use = useOf(name);
      // Recipes may have styles for a palette or a direction without naming it as a variant.
      if (name === 'colorPalette' || name === 'orientation') {
        chosen[name] = value;
        key += `${name}\0${String(value)}\0`;
      }
      if (typeof use === 'string') attributes[use] = value;
      else if (use !== UNUSED) {
        (use === STYLE ? styles : chosen)[name] = value;
        // A number differs from the same text, which can be the name of a token. Values may contain any visible separator.
        key += `${name}\0${typeof value === 'string' ? value : `\0${JSON.stringify(value)}`}\0`;
      }
    }
    const child = props['asChild'] && !takesChild ? childIn(attributes['children']) : undefined;
    const element = child?.type ?? (((attributes['as'] === undefined && props['as']) || tag) as ElementType);
    const names = typeof props['className'] === 'string' ? props['className'].split(' ').filter(Boolean) : [];
    const outer = names.filter((name) => passedOn.has(name));
    const own = classFor(key + outer.join(), chosen, styles, outer, typeof element !== 'string');
    const all = outer.length > 0 ? names.filter((name) => !outer.includes(name)) : names;
    if (own) all.push(own);
    if (all.length > 0) attributes['className'] = all.join(' ');
    if (takesChild && attributes['as']) {
      const inner = jsx(attributes['as'] as ElementType, { children: attributes['children'] });
      return jsx(element, { ...attributes, as: undefined, asChild: true, children: inner });
    }
    if (child) {
      const { asChild: _, children: __, ...passed } = attributes;
      return jsx(element, joined(passed, child.props));
    }
    return jsx(element, attributes);
  }

  const Component = forwardRef(Styled as never);
  made.set(Component, { tag, recipes, shouldForwardProp: options.shouldForwardProp });
  return Component;
}

/** The element that a component with `asChild` styles instead of its own. */
function childIn(children: unknown): ReactElement<Props, ElementType> {
  const child = Children.toArray(children as ReactNode).find(isValidElement);
  if (!child) throw new Error('A component with asChild needs an element inside it.');
  return child as ReactElement<Props, ElementType>;
}

function withDefaults(defaults: Props, given: Props): Props {
  const props: Record<string, unknown> = { ...defaults };
  for (const name of Object.keys(given)) if (given[name] !== undefined) props[name] = given[name];
  return props;
}

type Handler = (...values: readonly unknown[]) => void;
type Setter = { current: unknown } | ((node: unknown) => unknown);

/** Sets several refs. Returns the function that React calls when the element is removed. */
const setAll = (refs: readonly Setter[]) => (node: unknown) => {
  const ends = refs.map((ref) => (typeof ref === 'function' ? ref(node) : void Object.assign(ref, { current: node })));
  return () => {
    refs.forEach((ref, place) => {
      const end = ends[place];
      if (typeof end === 'function') end();
      else if (typeof ref === 'function') ref(null);
      else ref.current = null;
    });
  };
};

/** The properties of an element and of the component around it: both handlers run, and both refs are set. */
function joined(outer: Props, inner: Props): Props {
  const props: Record<string, unknown> = withDefaults(outer, inner);
  for (const name of Object.keys(outer)) {
    const [first, second] = [outer[name], inner[name]];
    if (name === 'className') props[name] = [first, second].filter(Boolean).join(' ');
    else if (name === 'style') props[name] = { ...(first as Props), ...(second as Props) };
    else if (name === 'ref')
      props[name] = first && second ? setAll([first as Setter, second as Setter]) : (first ?? second);
    else if (/^on[A-Z]/.test(name) && typeof first === 'function' && typeof second === 'function') {
      props[name] = (...values: readonly unknown[]) => {
        (first as Handler)(...values);
        (second as Handler)(...values);
      };
    }
  }
  return props;
}

const ofTags = new Map<string, unknown>();

/** Chakra's factory: `chakra('td', recipe)`, and `chakra.td` without a recipe. */
export const chakra = new Proxy(styled, {
  get(_, tag: string) {
    if (!ofTags.has(tag)) ofTags.set(tag, styled(tag as ElementType));
    return ofTags.get(tag);
  },
});
