/** '/login' for '/login/' and '/login//'; '/' stays as it is. */
export function pathWithoutSlash(pathname: string): string {
  return pathname.replace(/(.)\/+$/, '$1');
}
