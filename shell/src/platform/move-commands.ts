import type { PageChannel } from '@veto/slice-kit/contract';

/** What somebody may do to a slice for everybody, and the command that does it. */
export interface MoveCommand {
  slice: string;
  /** 'End the canary 1.5.0-c0ffee123456'. */
  move: string;
  command: string;
}

/** The channel that the `slice` command moves unless it is told another. */
const DEFAULT_CHANNEL = 'stable';

/**
 * The moves that each slice allows now, the shell first. `channelAddress`: '/channels/stable.json'. Moves are signed at a
 * terminal: whatever a page reads, any slice that ran in it could read.
 */
export function moveCommands(
  { shell, slices }: Pick<PageChannel, 'shell' | 'slices'>,
  channelAddress: string,
): MoveCommand[] {
  const [, channel = DEFAULT_CHANNEL] = /\/channels\/([a-z0-9-]+)\.json/.exec(channelAddress) ?? [];
  const option = channel === DEFAULT_CHANNEL ? '' : ` --channel ${channel}`;
  const named = Object.keys(slices).toSorted();
  return [...(shell ? ['shell'] : []), ...named].flatMap((slice) => {
    const canary = (slice === 'shell' ? shell : slices[slice])?.canary?.release.version;
    const moves: [string, string][] = [
      ['Publish your source for 5 % of the visitors', `publish ${slice} --canary 5`],
      ...(canary
        ? ([
            [`Give everybody the canary ${canary}`, `promote ${slice} --version ${canary}`],
            [`End the canary ${canary}`, `rollback ${slice}`],
          ] satisfies [string, string][])
        : ([['Go back to the last good release', `rollback ${slice}`]] satisfies [string, string][])),
      // There is no site without a shell.
      ...(slice === 'shell' ? [] : ([['Take it out of the site', `retire ${slice}`]] satisfies [string, string][])),
    ];
    return moves.map(([move, words]) => ({ slice, move, command: `npx -y pnpm@10 slice ${words}${option}` }));
  });
}
