import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { atMost } from '../boundary/index.ts';

export const reportFormSchema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'Please say what is wrong with the message'), atMost(1000)),
});
export type ReportValues = z.infer<typeof reportFormSchema>;

function reportMessage({ messageId, reason }: { messageId: string } & ReportValues): Promise<unknown> {
  return request((client) => client.rpc('report_message', { message: messageId, reason }), z.unknown());
}

export function useReportMessage() {
  return useMutation({ mutationFn: reportMessage });
}
