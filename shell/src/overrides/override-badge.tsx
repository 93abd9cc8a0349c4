import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { type ComponentProps, useState } from 'react';
import { forgetOverrides } from './kept-overrides.ts';
import type { LoadedOverrides } from './load-overrides.ts';
import { grant, type OverrideWish } from './override-wish.ts';

/** What a developer is asked, and reminded of, at the bottom of the page. */
export default function OwnBuilds({ slices, asked }: Pick<LoadedOverrides, 'slices' | 'asked'>) {
  const [wish, setWish] = useState(asked);
  const reset = () => {
    forgetOverrides();
    location.reload();
  };
  const use = (wanted: OverrideWish) => {
    const description = grant(wanted);
    if (description) toaster.create({ type: 'error', title: 'Override not used', description });
  };
  if (wish) return <OverrideQuestion {...wish} onUse={() => use(wish)} onRefuse={() => setWish(null)} />;
  return slices.length > 0 ? <OverrideBadge slices={slices} onReset={reset} /> : null;
}

export interface OverrideQuestionProps extends OverrideWish {
  onUse(): void;
  onRefuse(): void;
}

/** Anybody can write a link: what it asks for runs with the visitor's session, so the visitor decides. */
export function OverrideQuestion({ slice, address, onUse, onRefuse }: OverrideQuestionProps) {
  return (
    <Bar label="Override asked for" rounded="2xl" wrap="wrap" p="3">
      <Text textStyle="sm" wordBreak="break-word">
        The link asks this browser to run <strong>{slice}</strong> from <strong>{address}</strong>, which can then do
        here what you can. Use it only if you made the link yourself.
      </Text>
      <Button variant="outline" size="sm" minH="11" onClick={onRefuse}>
        No
      </Button>
      <Button variant="ghost" size="sm" minH="11" onClick={onUse}>
        Use it
      </Button>
    </Bar>
  );
}

export interface OverrideBadgeProps {
  slices: readonly string[];
  onReset(): void;
}

/** Reminds a developer that this browser does not show what visitors get, and ends it. */
export function OverrideBadge({ slices, onReset }: OverrideBadgeProps) {
  return (
    <Bar label="Overrides" rounded="full" ps="4" pe="1">
      <Text textStyle="sm" fontWeight="semibold" truncate>
        Override: {slices.join(', ')}
      </Text>
      <Button variant="ghost" size="sm" minH="11" onClick={onReset}>
        Reset
      </Button>
    </Bar>
  );
}

function Bar({ label, ...props }: ComponentProps<typeof Flex> & { label: string }) {
  return (
    <Flex
      as="aside"
      aria-label={label}
      lang="en"
      // In view wherever the page stands, and below the footer's links at its end, not over them.
      position="sticky"
      bottom="4"
      w="fit-content"
      maxW="calc(100% - 2rem)"
      m="4"
      zIndex="banner"
      align="center"
      gap="3"
      shadow="md"
      bg="bg.panel"
      borderWidth="2px"
      borderColor="border.warning"
      {...props}
    />
  );
}
