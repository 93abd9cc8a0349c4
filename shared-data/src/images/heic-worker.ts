import { answerHeic } from './heic-answer.ts';

/** Decodes a file beside the page, which stays usable meanwhile. */
addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = await answerHeic(data);
  postMessage(answer, { transfer: 'pixels' in answer && answer.pixels ? [answer.pixels.data.buffer] : [] });
});
