/** Whether a file is a PDF by its first bytes, whatever its name says. */
export const isPdf = async (file: Blob): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-';
