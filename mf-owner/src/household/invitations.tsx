import { datesIn } from '@veto/shared-data/calendar';
import { HOUSEHOLD_ERRORS, withReason } from '@veto/shared-data/errors';
import { type Invitation, useInvitations, useWithdrawInvitation } from '@veto/shared-data/household';
import type { Pet } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Center } from '@veto/shared-ui/center';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import { QrCode } from 'lucide-react';
import { useRef } from 'react';
import { rightsText, roleText } from './part-words.ts';

interface InvitationsProps {
  pets: readonly Pick<Pet, 'id' | 'name'>[];
  /** The last one of the list is withdrawn: the button that was pressed is gone, and none follows it. */
  onLastWithdrawn: () => void;
}

/** The invitations to care for these pets that nobody has accepted yet, as rows; of several pets they say for which. */
export function Invitations({ pets, onLastWithdrawn }: InvitationsProps) {
  const list = new Intl.ListFormat(useLanguage());
  const invitations = useInvitations().data ?? [];
  return invitations.flatMap((invitation) => {
    const meant = pets.filter(({ id }) => invitation.petIds.includes(id));
    if (meant.length === 0) return [];
    return (
      <Row
        key={invitation.id}
        invitation={invitation}
        names={pets.length > 1 ? list.format(meant.map(({ name }) => name)) : null}
        onLastWithdrawn={onLastWithdrawn}
      />
    );
  });
}

interface RowProps {
  invitation: Invitation;
  names: string | null;
  onLastWithdrawn: () => void;
}

function Row({ invitation, names, onLastWithdrawn }: RowProps) {
  const language = useLanguage();
  const say = useSay();
  const withdraw = useWithdrawInvitation();
  const row = useRef<HTMLDivElement>(null);
  const end = async () => {
    const next = row.current?.nextElementSibling?.querySelector('button');
    const failure = (error: unknown) => withReason(error, HOUSEHOLD_ERRORS.withdraw);
    if (!(await tellOutcome(withdraw.mutateAsync(invitation.id), null, failure))) return;
    if (next) next.focus();
    else onLastWithdrawn();
  };
  const rights = rightsText(invitation, language);
  const expires = say('expires {when}', { when: datesIn(language).moment(invitation.expiresAt) });
  return (
    <Flex as="li" ref={row} gap="4" align="center" wrap="wrap" py="3" borderTopWidth="1px" borderColor="line">
      <Center boxSize="10" rounded="full" borderWidth="1px" borderStyle="dashed" borderColor="line.control">
        <QrCode size={18} aria-hidden />
      </Center>
      <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{names ? say('Invitation for {pets}', { pets: names }) : say('Invitation')}</Text>
        <Text textStyle="small" color="muted">
          {[roleText(invitation, language), rights, expires].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Button
        variant="plain"
        {...(names && { 'aria-label': say('Withdraw the invitation for {pets}', { pets: names }) })}
        colorPalette="red"
        loading={withdraw.isPending}
        loadingText={say('Withdrawing...')}
        onClick={() => void end()}
      >
        {say('Withdraw')}
      </Button>
    </Flex>
  );
}
