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
}

/** A native select with its arrow; its children are the options. */
export function SelectInput({ frame, ...field }: SelectInputProps) {
  return (
    <NativeSelectRoot {...frame}>
      <NativeSelectField {...field} />
      <NativeSelectIndicator />
    </NativeSelectRoot>
  );
}
