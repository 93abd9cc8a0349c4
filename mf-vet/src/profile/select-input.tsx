import { NativeSelect } from '@veto/shared-ui/native-select';
import type { ComponentProps } from 'react';

/** A native select with its arrow; its children are the options. */
export function SelectInput(props: ComponentProps<typeof NativeSelect.Field>) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field {...props} />
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
