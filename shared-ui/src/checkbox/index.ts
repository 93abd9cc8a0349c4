import { CheckboxControl, CheckboxHiddenInput, CheckboxLabel, CheckboxRoot } from './checkbox.tsx';

export {
  CheckboxControl,
  CheckboxHiddenInput,
  CheckboxLabel,
  CheckboxRoot,
  type CheckboxRootProps,
} from './checkbox.tsx';
export const Checkbox = {
  Root: CheckboxRoot,
  HiddenInput: CheckboxHiddenInput,
  Control: CheckboxControl,
  Label: CheckboxLabel,
};
