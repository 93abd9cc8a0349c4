// A chunk of its own: only who answered or chose something sends it.
export { sendSymptoms } from '@veto/shared-data/symptoms';
