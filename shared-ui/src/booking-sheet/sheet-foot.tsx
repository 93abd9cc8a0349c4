import { AlertContent, AlertDescription, AlertIndicator, AlertRoot, AlertTitle } from '@chakra-ui/react/alert';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Lock } from 'lucide-react';
import { Button } from '../button/index.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import type { BookingSheetWords } from './words.ts';

/** Who may press what: an owner and a guest book; a visitor signs in or registers first, or becomes a guest. */
export type SheetFootProps =
  | { sending: boolean; asGuest?: boolean }
  | {
      signInHref: string;
      registerHref: string;
      /** Why they have to, once they pressed something that needs it. */
      refusal: { title: string; description: string } | null;
      /** One of the two is pressed. */
      onLeave: () => void;
      /** The third way: without an account. Missing where the vet takes no guests. */
      onGuest?: (() => void) | undefined;
    };

export function SheetFoot({
  foot,
  words,
}: {
  foot: SheetFootProps;
  words: Pick<BookingSheetWords, 'book' | 'signIn' | 'guestNote'>;
}) {
  if ('sending' in foot)
    return (
      <>
        <Button type="submit" size="lg" w="full" loading={foot.sending} loadingText={words.book.busy}>
          {words.book.label}
        </Button>
        <Text textStyle="small" color="muted" mt="2">
          {foot.asGuest ? words.guestNote : words.book.note}
        </Text>
      </>
    );
  const { signInHref, registerHref, refusal, onLeave, onGuest } = foot;
  const { signIn, register, kept, after, asGuest } = words.signIn;
  return (
    <>
      {refusal && (
        <AlertRoot status="error" role="alert" size="sm" mb="3">
          <AlertIndicator />
          <AlertContent>
            <AlertTitle>{refusal.title}</AlertTitle>
            <AlertDescription>{refusal.description}</AlertDescription>
          </AlertContent>
        </AlertRoot>
      )}
      <Flex gap="2.5" mb="3" textStyle="small">
        <Lock aria-hidden size={18} />
        <Text flex="1">
          <b>{kept}</b> {after}
        </Text>
      </Flex>
      <Flex gap="2" css={{ '& > *': { flex: '1 1 0' } }}>
        <LinkButton size="lg" href={signInHref} onClick={onLeave}>
          {signIn}
        </LinkButton>
        <LinkButton size="lg" variant="subtle" href={registerHref} onClick={onLeave}>
          {register}
        </LinkButton>
      </Flex>
      {onGuest && (
        <Button type="button" size="lg" variant="plain" w="full" mt="1" onClick={onGuest}>
          {asGuest}
        </Button>
      )}
    </>
  );
}
