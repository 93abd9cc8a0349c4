/** Under which name the words of a visit's report are kept until they are sent. */
export const reportDraftOf = (appointmentId: string) => `visit-report ${appointmentId}`;
