import { type RefObject, useEffect, useRef } from 'react';

const isWrittenIn = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** While the button stands: Ctrl+Z (⌘Z) outside of fields presses it, and the first Tab leads to it. */
export function useUndoKeys(button: RefObject<HTMLButtonElement | null>, onUndo: () => void): void {
  const undo = useRef(onUndo);
  const reached = useRef(false);
  useEffect(() => {
    undo.current = onUndo;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z' && !isWrittenIn(target)) {
        event.preventDefault();
        undo.current();
      } else if (key === 'Tab' && !shiftKey && !reached.current) {
        reached.current = true;
        event.preventDefault();
        button.current?.focus();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [button]);
}
