import others from 'virtual:others-props';
import facts from 'virtual:part-facts';
import { Badge } from '@chakra-ui/react/badge';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { ArgTypes, Heading, Markdown, Source, Unstyled } from '@storybook/addon-docs/blocks';
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
          <OwnProps of={component} />
          <OthersProps of={name} />
        </Fragment>
      ))}
      <Tested part={part} />
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

/** The table of its own props; a part may have none. */
function OwnProps({ of }: { of: ComponentType<never> }) {
  const { __docgenInfo: read } = of as { __docgenInfo?: { props?: object } };
  if (Object.keys(read?.props ?? {}).length === 0) return <Text>No props of its own.</Text>;
  return <ArgTypes of={of as ComponentProps<typeof ArgTypes>['of']} />;
}

/** The parts of Chakra that have a page here, by the beginning of what their props are called. */
const CHAKRA = ['Box', 'Center', 'Container', 'Field', 'Flex', 'Heading', 'Input', 'NativeSelect', 'Stack'];

function OthersProps({ of: name }: { of: string }) {
  const base = others[name];
  if (!base) return null;
  const page = CHAKRA.find((part) => base.of.startsWith(part));
  const whose = base.of.startsWith('<')
    ? `attribute and style prop of \`${base.of}\``
    : `prop of ${page ? `[${base.of}](?path=/docs/chakra-${page.toLowerCase()}--about)` : `\`${base.of}\``}`;
  const but = base.but.length > 0 ? ` but ${base.but.map((prop) => `\`${prop}\``).join(', ')}` : '';
  return <Markdown>{`Besides: every ${whose}${but}.`}</Markdown>;
}

/** What tests prove of its accessibility, and what they do not. */
function Tested({ part }: { part: string }) {
  const { all, keyboard, named } = facts[part]?.tested ?? { all: 0, keyboard: [], named: 0 };
  if (all === 0) return null;
  return (
    <>
      <Heading>Accessibility as tested</Heading>
      <Markdown>
        {[
          `- axe and contrast in both themes: ${counted(all)}`,
          `- keyboard: ${keyboard.join(', ') || 'no story of its own'}`,
          `- found by role and name: ${counted(named)}`,
          '- a screen reader itself: not run ([what that means](?path=/docs/start-accessibility--about))',
        ].join('\n')}
      </Markdown>
    </>
  );
}

const counted = (stories: number) => (stories === 1 ? '1 story' : `${stories || 'no'} stories`);

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
