import { folderTrouble } from '@veto/slice-kit/releases';

/** A reason not to start, in one sentence for the person at the terminal. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND'];

export function portRefusal(error: unknown, { port, host }: { port: number; host: string | undefined }): StartRefusal {
  const code = codeOf(error);
  if (host && NO_ADDRESS.includes(code)) return new StartRefusal(`HOST=${host} is no address of this machine.`);
  if (code === 'EADDRINUSE')
    return new StartRefusal(`Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1}`);
  if (code === 'EACCES')
    return new StartRefusal(`This user may not open port ${port}. Choose one above 1023 with PORT=…`);
  return new StartRefusal(`Port ${port} cannot be opened: ${String(error)}`);
}

export function folderRefusal(error: unknown, folder: string, variable: string): StartRefusal {
  return new StartRefusal(
    `The folder ${folder} cannot be used: ${folderTrouble(error)}. Choose another with ${variable}=…`,
  );
}
