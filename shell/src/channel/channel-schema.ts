// A module of its own, so that the first paint does not carry the schemas.
export { channelSchema } from '@veto/slice-kit/contract';
