import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import type { CheckedAddress } from './live-site.ts';
import { useSite } from './site-context.tsx';

export interface SiteLinkProps<Href extends string = string> extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A same-origin address: '/doctors?city=Gdynia'. One that is written down is checked against the live site's. */
  href: CheckedAddress<Href>;
  replace?: boolean;
  /** When to go, once the link is pressed: at once, unless this calls `go` later. */
  leave?: (go: () => void) => void;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the site: a real <a href> that pushes history instead of loading a document, and fetches the slice
 * behind it on hover, focus or touch. Modified clicks and `target` are left to the browser. On a page in Polish it leads to the
 * Polish page, where there is one, unless `hrefLang` says which language it leads to.
 * Unstyled: wrap it in a design-system component with `asChild`.
 */
export function SiteLink<const Href extends string = string>({
  href: address,
  replace = false,
  leave = (go) => go(),
  onClick,
  onPointerEnter,
  onFocus,
  ...rest
}: SiteLinkProps<Href>) {
  const site = useSite();
  const asItIs = rest.hrefLang !== undefined;
  const href = asItIs ? address : (site.addressHere?.(address) ?? address);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || modified || (rest.target && rest.target !== '_self') || rest.download !== undefined)
      return;
    event.preventDefault();
    leave(() => site.navigate(href, { replace, ...(asItIs && { asItIs }) }));
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        site.prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        site.prefetch(href);
      }}
    />
  );
}
