// wouter, which the slices route with, makes pushState and replaceState tell; the History API itself does not. The
// shell goes through it too, so that the two never disagree about where the visitor is.
export { navigate as goTo } from 'wouter/use-browser-location';
