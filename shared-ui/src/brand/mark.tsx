/** The paw of the mark, and the door that it stands in; 32 × 34. */
export const MARK_DOOR = 'M3 30V15a13 13 0 0 1 26 0v15a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Z';

export function MarkPaw() {
  return (
    <>
      <path d="M16 16.5c3.2 0 6.3 3.6 6.3 6.7 0 2.3-1.9 3-3.5 2.6-1.8-.5-3.8-.5-5.6 0-1.6.4-3.5-.3-3.5-2.6 0-3.1 3.1-6.7 6.3-6.7Z" />
      <circle cx="9.5" cy="16" r="2.1" />
      <circle cx="13.6" cy="11.7" r="2.3" />
      <circle cx="18.4" cy="11.7" r="2.3" />
      <circle cx="22.5" cy="16" r="2.1" />
    </>
  );
}
