import { Button as ChakraButton, type ButtonProps as ChakraButtonProps } from '@chakra-ui/react/button';
import { Children, isValidElement, type ReactNode, type Ref } from 'react';

export interface ButtonProps extends ChakraButtonProps {
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Chakra's button, whose words beside an icon stand in an element of their own. A translator puts elements of its own in the
 * place of texts, and React could then not take a bare text away when the button begins to load.
 */
export function Button({ children, ...button }: ButtonProps) {
  return <ChakraButton {...button}>{button.asChild ? children : withOwnElements(children)}</ChakraButton>;
}

/** Texts that follow each other are one. A button of words alone is left as it is: React takes all of its content away at once. */
function withOwnElements(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  if (!parts.some((part) => isValidElement(part))) return children;
  const own: ReactNode[] = [];
  let words: ReactNode[] = [];
  const endWords = () => {
    if (words.length > 0) own.push(<span key={`words-${own.length}`}>{words}</span>);
    words = [];
  };
  for (const part of parts) {
    if (isValidElement(part)) {
      endWords();
      own.push(part);
    } else words.push(part);
  }
  endWords();
  return own;
}
