import { HStack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One line of facts with its icon. */
export function Fact({ icon: Glyph, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <HStack gap="2" align="start">
      <Glyph size={16} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
      <Text as="span">{children}</Text>
    </HStack>
  );
}
