import { CORRESPONDENCE_ERRORS, CORRESPONDENCE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type Correspondent, useBlockConversation } from '@veto/shared-data/messages';
import { Button } from '@veto/shared-ui/button';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { PageTitle } from '@veto/shared-ui/page-title';
import { SiteLink, useSay } from '@veto/slice-kit';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { NextVisitLink } from './next-visit-link.tsx';
import { PersonFace } from './person-face.tsx';

/** Whom one writes to, the next visit with them, the way back to the list, and the way to block them. */
export function ThreadHead({ person, name }: { person: Correspondent; name: string }) {
  const say = useSay();
  const { conversation } = person;
  return (
    <Flex
      align="center"
      gap="3"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      pb="3"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <IconButton asChild variant="ghost" color="ink" display={{ base: 'inline-flex', lg: 'none' }}>
        <SiteLink href="/messages" aria-label={say('Back to all messages')}>
          <ArrowLeft aria-hidden />
        </SiteLink>
      </IconButton>
      <PersonFace person={person} />
      <Flex flex="1" minW="0" direction="column">
        <PageTitle htmlTranslate="no" fontSize={{ base: 'xl', md: '2xl' }} lineClamp="2" overflowWrap="anywhere">
          {name}
        </PageTitle>
      </Flex>
      {/* On a phone a line of its own, below the name. */}
      <Flex order={{ base: 1, sm: 0 }} minW="0" flexBasis={{ base: 'full', sm: 'auto' }} _empty={{ display: 'none' }}>
        <NextVisitLink personId={person.id} />
      </Flex>
      {conversation && !conversation.blockedByMe && <BlockButton conversationId={conversation.id} name={name} />}
    </Flex>
  );
}

function BlockButton({ conversationId, name }: { conversationId: string; name: string }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const block = useBlockConversation();
  const confirm = async () => {
    try {
      await block.mutateAsync({ conversationId, blocked: true });
      tellSuccess(CORRESPONDENCE_SUCCESS.conversationBlocked);
      setAsking(false);
    } catch (error) {
      tellFailure(error, withReason(error, CORRESPONDENCE_ERRORS.blockConversation));
    }
  };
  return (
    <>
      <Button variant="ghost" size="sm" minH="11" onClick={() => setAsking(true)}>
        {say('Block')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('Block {name}?', { name })}
        confirmLabel={say('Block')}
        cancelLabel={say('Keep writing')}
        onConfirm={() => void confirm()}
        loading={block.isPending}
        destructive
      >
        {say(
          'You will no longer get messages from {name}, and cannot write to them. Your messages stay, and you can unblock at any time.',
          { name },
        )}
      </ConfirmDialog>
    </>
  );
}
