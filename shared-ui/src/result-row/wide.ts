/** Below this width of the row itself, which may be half a page, the times stand below everything else. */
export const WIDE = '@container (min-width: 47.5rem)';
/** So narrow beside the text's size that a row has no room for the door beside the words, as with large text. */
export const TIGHT = '@container (max-width: 18rem)';
