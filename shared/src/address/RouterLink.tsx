import type { AnchorHTMLAttributes, Ref } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface RouterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The address inside the dashboard. A complete web address leaves the dashboard. */
  readonly to: To;
  /** Replaces the current entry of the browser's history. */
  readonly replace?: boolean | undefined;
  /** What the page at `to` reads from its location. */
  readonly state?: unknown;
  readonly relative?: 'route' | 'path' | undefined;
  /** Loads the document at `to` anew. */
  readonly reloadDocument?: boolean | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

const WEB_ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * A link that opens a page without loading the document again. The router's own component would add its prefetching of
 * data routes to the first load, which the dashboard does not have.
 */
export function RouterLink({
  to,
  replace,
  state,
  relative,
  reloadDocument,
  onClick,
  target,
  ...rest
}: RouterLinkProps) {
  const isOutside = typeof to === 'string' && WEB_ADDRESS.test(to);
  const inside = isOutside ? '' : to;
  const options = relative && { relative };
  const href = useHref(inside, options);
  const navigateOnClick = useLinkClickHandler<HTMLAnchorElement>(inside, {
    ...options,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
    state,
  });
  return (
    <a
      {...rest}
      href={isOutside ? to : href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isOutside && !reloadDocument) navigateOnClick(event);
      }}
    />
  );
}
