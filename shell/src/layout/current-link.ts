/** A home page, which is above no other. */
const HOME = /^\/(?:[a-z]{2})?$/;

/** Whether a link of the navigation leads to the page that is open, or to a page above it. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (!HOME.test(href) && pathname.startsWith(`${href}/`));
}
