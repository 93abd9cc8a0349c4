import {
  NativeSelectField,
  type NativeSelectFieldProps,
  NativeSelectIndicator,
  NativeSelectRoot,
  type NativeSelectRootProps,
} from '@chakra-ui/react/native-select';

export interface SelectInputProps extends NativeSelectFieldProps {
  /** Size and width of the whole. */
  frame?: NativeSelectRootProps;
  /** What can be chosen, after the children. */
  options?: readonly { value: string | number; label: string }[];
}

/** Its choice alone. */
const ON_PAPER = { borderColor: 'transparent', bg: 'transparent', px: '0' } as const;

/** A native select with its arrow; its children are options that `options` does not name, as for no choice. */
export function SelectInput({ frame, options = [], children, ...field }: SelectInputProps) {
  return (
    <NativeSelectRoot {...frame}>
      <NativeSelectField _print={ON_PAPER} {...field}>
        {children}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelectField>
      <NativeSelectIndicator _print={{ display: 'none' }} />
    </NativeSelectRoot>
  );
}
