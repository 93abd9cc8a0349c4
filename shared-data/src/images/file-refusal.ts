import type { Message } from '../errors/index.ts';

/** Why a file was refused; `toast` is what the visitor sees. */
export class FileRefusal extends Error {
  readonly toast: Message;

  constructor(toast: Message) {
    super(toast.description);
    this.toast = toast;
  }
}
