import type { Ref } from 'react';
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

/** `to` is an address inside the dashboard; a complete web address leaves it. */
export interface RouterLinkProps extends LinkProps {
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

const WEB_ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * A link that opens a page without loading the document again. It replaces the router's own component and accepts the
 * same properties: that component would add the prefetching of data routes to the first load. The dashboard has no data
 * routes, so the properties for data routes have no effect.
 */
export function RouterLink({
  to,
  replace,
  state,
  relative,
  reloadDocument,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  discover: _discover,
  prefetch: _prefetch,
  mask: _mask,
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
