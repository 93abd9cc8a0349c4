/** Where the link to a guest's visit leads. Its secret stands behind '#': it reaches no log and no other site. */
export function guestVisitPath(secret: string): string {
  return `/guest-visit#${secret}`;
}
