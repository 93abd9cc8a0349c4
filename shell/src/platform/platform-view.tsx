import { Heading } from '@veto/shared-ui/heading';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { OverrideForm } from './override-form.tsx';
import type { PlatformRow } from './platform-rows.ts';
import { PlatformTable } from './platform-table.tsx';
import { ReleaseForm } from './release-form.tsx';

export interface PlatformViewProps {
  subtitle: string;
  rows: PlatformRow[];
  /** The slice that is mounted again. */
  busy: string | null;
  /** The versions that can be chosen, the latest first, by slice. */
  versions: Readonly<Record<string, readonly string[]>>;
  /** null where the site allows no overrides. */
  overrideOrigins: readonly string[] | null;
  onMountAgain(slice: string): void;
  onOverride(slice: string, addressOrVersion: string): void;
}

/** What `/_platform` shows, whoever has read it. */
export function PlatformView(props: PlatformViewProps) {
  const { subtitle, rows, busy, versions, overrideOrigins, onMountAgain, onOverride } = props;
  return (
    <PageSection>
      <PageHeader title="Platform" subtitle={subtitle} />
      <PlatformTable rows={rows} busy={busy} onMountAgain={onMountAgain} />
      <Stack as="section" gap="4" aria-labelledby="platform-release">
        <Heading as="h2" id="platform-release" textStyle="xl">
          Choose a release
        </Heading>
        <Text color="fg.muted">
          This browser then uses it in place of yours, until you reset it at the bottom of the page.
        </Text>
        <ReleaseForm versions={versions} onChoose={onOverride} />
      </Stack>
      <Stack as="section" gap="4" aria-labelledby="platform-override">
        <Heading as="h2" id="platform-override" textStyle="xl">
          Override
        </Heading>
        {overrideOrigins ? (
          <OverrideForm slices={Object.keys(versions)} origins={overrideOrigins} onOverride={onOverride} />
        ) : (
          <Text color="fg.muted">This site does not allow overrides.</Text>
        )}
      </Stack>
    </PageSection>
  );
}
