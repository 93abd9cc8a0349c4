import { IconButton } from '@chakra-ui/react/button';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { useSay } from '@veto/slice-kit';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

export interface PasswordInputProps extends Omit<InputProps, 'type'> {
  /** The field's label, where other passwords are asked for beside it: 'New password'. */
  shownAs?: string;
}

/** A password field whose text can be shown. */
export function PasswordInput({ shownAs, ...props }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const say = useSay();
  const name = visible ? say('Hide password') : say('Show password');
  return (
    <InputGroup
      endElementProps={{ px: '0' }}
      endElement={
        <IconButton
          variant="ghost"
          size="sm"
          color="fg.muted"
          aria-label={shownAs ? `${name}: ${shownAs}` : name}
          aria-pressed={visible}
          disabled={props.disabled}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    >
      <Input {...props} type={visible ? 'text' : 'password'} />
    </InputGroup>
  );
}
