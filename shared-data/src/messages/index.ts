export { AttachmentRefusal, type DraftAttachment, draftOf } from './attachment-draft.ts';
export { isGone, useAttachmentLinks } from './attachment-links.ts';
export { ATTACHMENTS_IN_POLISH } from './attachments.pl.ts';
export { useBlockConversation } from './block-conversation.ts';
export { useThread } from './follow-thread.ts';
export { useConversations } from './list-conversations.ts';
export { useCorrespondent } from './load-correspondent.ts';
export { useMarkConversationRead } from './mark-conversation-read.ts';
export { keepMessageDraft, messageDraft } from './message-draft.ts';
export { messageKeys } from './messages.keys.ts';
export {
  type Attachment,
  type Conversation,
  type Correspondent,
  type ListedConversation,
  MAX_ATTACHMENTS,
  MAX_MESSAGE_CHARACTERS,
  type Message,
  type OtherSide,
} from './messages.schema.ts';
export { dropOutboxes, type OutgoingMessage } from './outbox.ts';
export { prepareAttachment } from './prepare-attachment.ts';
export { type ReportValues, reportFormSchema, useReportMessage } from './report-message.ts';
export { useSendFromAnywhere } from './send-from-anywhere.ts';
export { useOutbox } from './send-message.ts';
export { removeAttachment, uploadAttachment } from './upload-attachment.ts';
