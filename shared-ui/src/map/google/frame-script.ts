/**
 * A script that is built as a file of its own, with all that it imports, for a document other than the page's:
 * `new FrameScript(new URL('./x.ts', import.meta.url))`. The build knows it, as it knows Worker, by this name and file.
 */
export class FrameScript {
  readonly address: string;

  constructor(url: URL) {
    this.address = url.href;
  }
}
