/** Ends the process quietly once nobody reads what it prints, as in `slice status | head`. */
export function quietWhenUnread(output: NodeJS.WriteStream): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
