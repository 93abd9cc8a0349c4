/** Below this width of the row itself, which may be half a page, the times stand below everything else. */
export const WIDE = '@container (min-width: 47.5rem)';
