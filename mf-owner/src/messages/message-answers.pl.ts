import { MESSAGE_REFUSALS_IN_POLISH, MESSAGES_IN_POLISH, SUCCESS_IN_POLISH } from '@veto/shared-data/errors';
import { ATTACHMENTS_IN_POLISH } from '@veto/shared-data/messages';
import { CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import type { Catalogue } from '@veto/slice-kit';

const SAFETY = {
  Report: 'Zgłoś',
  'Reporting...': 'Zgłaszanie...',
  'What is wrong with it?': 'Co jest z nią nie tak?',
  'Please say what is wrong with the message': 'Napisz, co jest nie tak z tą wiadomością',
  'We read the message and what you write here. The other person will not be told.':
    'Przeczytamy tę wiadomość i to, co tu napiszesz. Druga osoba się o tym nie dowie.',
  'Block {name}?': 'Zablokować? {name}',
  'Keep writing': 'Pisz dalej',
  'You will no longer get messages from {name}, and cannot write to them. Your messages stay, and you can unblock at any time.':
    'Nie będziesz już dostawać wiadomości od tej osoby ({name}) ani do niej pisać. Wiadomości pozostaną, a blokadę możesz zdjąć w każdej chwili.',
} as const satisfies Catalogue;

/** What messages say once something is pressed. */
export default {
  ...SAFETY,
  ...ATTACHMENTS_IN_POLISH,
  ...MESSAGES_IN_POLISH,
  ...MESSAGE_REFUSALS_IN_POLISH,
  ...CHECKS_IN_POLISH,
  ...SUCCESS_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
} as const satisfies Catalogue;
