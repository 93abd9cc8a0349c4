import { formatMoment } from '@veto/shared-data/calendar';
import { Heading } from '@veto/shared-ui/heading';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { ReactNode } from 'react';
import type { Operations } from '../../isomorphic/operations.ts';
import { GraphTables } from './graph-tables.tsx';
import type { MoveCommand } from './move-commands.ts';
import { MoveCommandsList } from './move-commands-list.tsx';
import { FailuresList, MovesList } from './operations-lists.tsx';
import { OverrideForm } from './override-form.tsx';
import type { PlatformGraph } from './platform-graph.ts';
import type { PlatformRow } from './platform-rows.ts';
import { PlatformTable } from './platform-table.tsx';
import { ReleaseForm } from './release-form.tsx';

export interface PlatformViewProps {
  subtitle: string;
  rows: PlatformRow[];
  graph: PlatformGraph;
  /** What only the site's operators know: null where this visitor may not, undefined until it is read. */
  operations: Operations | null | undefined;
  /** The slice that is mounted again. */
  busy: string | null;
  /** What may be done to each slice for everybody. */
  commands: readonly MoveCommand[];
  /** The versions that can be chosen, the latest first, by slice. */
  versions: Readonly<Record<string, readonly string[]>>;
  /** null where the site allows no overrides. */
  overrideOrigins: readonly string[] | null;
  onMountAgain(slice: string): void;
  onOverride(slice: string, addressOrVersion: string): void;
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Heading as="h2" id={id} textStyle="xl">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** What `/_platform` shows, whoever has read it. */
export function PlatformView(props: PlatformViewProps) {
  const { subtitle, rows, graph, operations, busy, commands, versions, overrideOrigins, onMountAgain, onOverride } =
    props;
  return (
    <PageSection>
      <PageHeader title="Platform" subtitle={subtitle} />
      <PlatformTable rows={rows} operations={operations ?? null} busy={busy} onMountAgain={onMountAgain} />
      <Part id="platform-move" title="Move everybody">
        <Text color="fg.muted">
          Moves are made at a terminal, with a key that the slice’s owners name: never give this site a private key.
          Read a command before you run it. A roll-back with <code>--to &lt;version&gt;</code> leads to any other
          release.
        </Text>
        <MoveCommandsList commands={commands} />
      </Part>
      {operations === null ? (
        <Part id="platform-operations" title="Moves and failures">
          <Text color="fg.muted">
            The site shows them on its own machine only. From yours, open a tunnel, as with{' '}
            <code>ssh -L 3000:localhost:3000</code>, and come back as localhost.
          </Text>
        </Part>
      ) : (
        <OperationsParts operations={operations} />
      )}
      <Part id="platform-graph" title="How the parts fit">
        <GraphTables graph={graph} slices={Object.keys(versions).length} />
      </Part>
      <Part id="platform-release" title="Choose a release">
        <Text color="fg.muted">
          This browser then uses it in place of yours, until you reset it at the bottom of the page.
        </Text>
        <ReleaseForm versions={versions} onChoose={onOverride} />
      </Part>
      <Part id="platform-override" title="Override">
        {overrideOrigins ? (
          <OverrideForm slices={Object.keys(versions)} origins={overrideOrigins} onOverride={onOverride} />
        ) : (
          <Text color="fg.muted">This site does not allow overrides.</Text>
        )}
      </Part>
    </PageSection>
  );
}

function OperationsParts({ operations }: { operations: Operations | undefined }) {
  const reading = <Text color="fg.muted">Reading …</Text>;
  return (
    <>
      <Part id="platform-moves" title="Latest moves">
        {operations?.trouble && <Text color="fg.error">{operations.trouble}</Text>}
        {operations?.moves === null ? (
          <Text color="fg.muted">The moves in the release store cannot be read now.</Text>
        ) : operations ? (
          <MovesList moves={operations.moves} />
        ) : (
          reading
        )}
      </Part>
      <Part id="platform-failures" title="Latest failures">
        {operations ? (
          <>
            <Text color="fg.muted">Reported to this server since it started: {formatMoment(operations.since)}.</Text>
            <FailuresList failures={operations.failures} none="No browser reported a failure." />
          </>
        ) : (
          reading
        )}
      </Part>
      <Part id="platform-long-tasks" title="Long tasks">
        {operations ? (
          <>
            <Text color="fg.muted">Frames in which scripts took 200 ms or more, as Chrome and Edge tell them.</Text>
            <FailuresList failures={operations.longTasks} none="No browser reported a long task." />
          </>
        ) : (
          reading
        )}
      </Part>
    </>
  );
}
