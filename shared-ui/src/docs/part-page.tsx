import facts from 'virtual:part-facts';
import { Badge } from '@chakra-ui/react/badge';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { ArgTypes, Heading, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { useColorMode } from '@veto/shared-ui/core';
import { type ComponentProps, type ComponentType, Fragment } from 'react';

/** draft: may change without notice · ready: changes with a changeset · deprecated: names what takes its place. */
export type PartStatus = 'draft' | 'ready' | 'deprecated';

const COLOURS: Record<PartStatus, string> = { draft: 'orange', ready: 'green', deprecated: 'red' };

export interface PartHeadProps {
  /** The folder; a head that only shows what heads say has none. */
  part?: string;
  status?: PartStatus;
  owner?: string;
  /** The version of shared-ui that brought it; 'next' until that is released. */
  since: string;
}

/** Below the title: status, owner, since which version, and what changed last, where the changelog names it. */
export function PartHead({ part, status = 'ready', owner = 'Design system', since }: PartHeadProps) {
  return (
    <Unstyled>
      <HStack gap="4" wrap="wrap" color="muted" textStyle="small" mt="3" mb="2">
        <Badge colorPalette={COLOURS[status]}>{status.charAt(0).toUpperCase() + status.slice(1)}</Badge>
        <span>Owner: {owner}</span>
        <span>Since {released(since)}</span>
      </HStack>
      {part && <LastChange part={part} />}
    </Unstyled>
  );
}

function LastChange({ part }: { part: string }) {
  const change = facts[part]?.lastChange;
  if (!change) return null;
  return (
    <Text color="muted" textStyle="small" maxW="68ch" mb="2">
      {`Changed last in ${released(change.version)}: ${change.says.replaceAll('`', '')}`}
    </Text>
  );
}

const released = (version: string) => (version === 'next' ? 'the next release' : version);

export interface PartFootProps {
  /** The folder, which is the import path. */
  part: string;
  /** What to import of it. */
  names: readonly string[];
  /** The components whose props are listed, by their names. */
  props?: Record<string, ComponentType<never>>;
}

/** What nobody has to write: props from the types, the import, and where the part is used. */
export function PartFoot({ part, names, props = {} }: PartFootProps) {
  const { colorMode } = useColorMode();
  return (
    <>
      {Object.entries(props).map(([name, component], index) => (
        <Fragment key={name}>
          <Heading>{index === 0 ? 'Props' : `Props of ${name}`}</Heading>
          <ArgTypes of={component as ComponentProps<typeof ArgTypes>['of']} />
        </Fragment>
      ))}
      <Heading>Import</Heading>
      <Source
        dark={colorMode === 'dark'}
        code={`import { ${names.join(', ')} } from '@veto/shared-ui/${part}';`}
        language="tsx"
      />
      <Heading>Where it is used</Heading>
      <UsedIn files={facts[part]?.usedIn ?? []} />
    </>
  );
}

function UsedIn({ files }: { files: readonly string[] }) {
  if (files.length === 0) return <Text>In no page yet.</Text>;
  const packages = [...Map.groupBy(files, (file) => file.split('/')[0] ?? file)];
  return (
    <details>
      <summary>
        {files.length === 1 ? '1 file' : `${files.length} files`}:{' '}
        {packages.map(([name, found]) => `${name} (${found.length})`).join(', ')}
      </summary>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
