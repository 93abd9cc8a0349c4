import { Box } from '@chakra-ui/react/box';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { Text } from '@chakra-ui/react/text';
import { useSay } from '@veto/slice-kit';
import { type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface DateInputProps extends Omit<InputProps, 'type'> {
  ref?: Ref<HTMLInputElement>;
}

/** The browser's own date field. WebKit shows today's date in an empty one, as if it were filled in: there the field says that it is empty. */
export function DateInput(props: DateInputProps) {
  return showsToday() ? <SaysEmpty {...props} /> : <Input {...props} type="date" />;
}

const HIDES_TODAY = { '&:not(:focus)': { color: 'transparent' }, '&:focus + span': { display: 'none' } };

function SaysEmpty({ ref, onInput, ...input }: DateInputProps) {
  const say = useSay();
  const element = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(false);
  const look = useCallback(() => setEmpty(element.current !== null && isEmpty(element.current)), []);
  // A form writes its values into the element, and renders.
  useLayoutEffect(look);
  const both = useCallback(
    (node: HTMLInputElement | null) => {
      element.current = node;
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    },
    [ref],
  );
  const watched: InputProps['onInput'] = (event) => {
    look();
    onInput?.(event);
  };
  return (
    <Box position="relative" w={input.w ?? 'full'}>
      <Input {...input} ref={both} type="date" onInput={watched} {...(empty && { css: HIDES_TODAY })} />
      {empty && (
        <Text
          as="span"
          color="muted"
          position="absolute"
          insetStart="3.5"
          top="50%"
          translate="0 -50%"
          pointerEvents="none"
        >
          {say('No date')}
        </Text>
      )}
    </Box>
  );
}

/** Half a date is not nothing. */
const isEmpty = ({ value, validity }: HTMLInputElement) => value === '' && !validity.badInput;

/** Every browser of iOS is WebKit, and says so. */
const showsToday = () => globalThis.navigator?.vendor?.startsWith('Apple') ?? false;
