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

/** A native select with its arrow; its children are options that `options` does not name, as for no choice. */
export function SelectInput({ frame, options = [], children, ...field }: SelectInputProps) {
  return (
    <NativeSelectRoot {...frame}>
      <NativeSelectField {...field}>
        {children}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelectField>
      <NativeSelectIndicator />
    </NativeSelectRoot>
  );
}
