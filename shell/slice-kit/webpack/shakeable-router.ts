/**
 * A webpack loader for React Router's production build. Its components are made by calls that nothing declares pure, and
 * are then named by assignment, so that `Link`, `Form` and all they need stay in a bundle that uses none of them: a third
 * of what is left. The minifier learns both here.
 */
export default function shakeableRouter(source: string): string {
  return source
    .replaceAll(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
}
