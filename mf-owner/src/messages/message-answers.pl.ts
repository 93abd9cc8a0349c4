// What messages say once something is pressed.

export { MESSAGE_REFUSALS_IN_POLISH, MESSAGES_IN_POLISH, SUCCESS_IN_POLISH } from '@veto/shared-data/errors';
export { ATTACHMENTS_IN_POLISH } from '@veto/shared-data/messages';
export { CHECKS_IN_POLISH } from '@veto/shared-data/typed';
export { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';

import type { Catalogue } from '@veto/slice-kit';

export const SAFETY = {
  Report: 'Zgłoś',
  'Reporting...': 'Zgłaszanie...',
  'What is wrong with it?': 'Co jest z nią nie tak?',
  'Please say what is wrong with the message': 'Napisz, co jest nie tak z tą wiadomością',
  'We read the message and what you write here. The other person will not be told.':
    'Przeczytamy tę wiadomość i to, co tu napiszesz. Druga osoba się o tym nie dowie.',
} as const satisfies Catalogue;
