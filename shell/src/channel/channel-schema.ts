// A module of its own, so that the first paint does not carry the schemas.
import { type Channel, channelIn, channelSchema, sayingOnce } from '@veto/slice-kit/contract';

const say = sayingOnce((sentence) => console.warn(sentence));

/** A channel as it was published, checked, and without what is in languages that this shell does not know. Throws for what is none. */
export const parseChannel = (published: unknown): Channel => channelIn(channelSchema.parse(published), say);
