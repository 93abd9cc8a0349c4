import { useMutation, useQuery } from '@tanstack/react-query';
import { request, requestChange, sessionStore, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useReadAgain } from '../settled/use-read-again.ts';
import { inPolishOrder } from '../vocabulary/index.ts';

/** A text that a vet writes into notes again and again. */
export interface NoteTemplate {
  id: string;
  name: string;
  body: string;
}

export const noteTemplateKeys = {
  all: ['note-templates'] as const,
  own: (userId: string) => ['note-templates', userId] as const,
};

export const templateNameSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Please enter a name'), z.maxLength(60, 'At most 60 characters')),
});

const row = z.object({ id: z.string(), name: z.string(), body: z.string() });

/** The signed-in vet's templates by name; waits until somebody is signed in. */
export function useNoteTemplates() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: noteTemplateKeys.own(userId),
    queryFn: async ({ signal }): Promise<NoteTemplate[]> => {
      const templates = await request(
        (client) => client.from('note_templates').select('*').eq('veterinarian_id', userId),
        z.array(row),
        { signal },
      );
      return inPolishOrder(templates, ({ name }) => name);
    },
    enabled: userId !== '',
  });
}

function useTemplateChange<Values>(change: (values: Values) => Promise<unknown>) {
  return useMutation({
    mutationFn: change,
    onSettled: useReadAgain(noteTemplateKeys.all),
  });
}

/** Keeps a text as a template. Refused where its name is taken (409), and past the number that a vet may keep (403). */
export const useSaveNoteTemplate = () =>
  useTemplateChange(({ name, body }: Omit<NoteTemplate, 'id'>) =>
    requestChange(
      (client) =>
        client
          .from('note_templates')
          // Missing without a session: the server refuses the row.
          .insert({ veterinarian_id: sessionStore.getState().userId as string, name: name.trim(), body: body.trim() })
          .select(),
      row,
    ),
  );

/** Gives a template another name. Refused where that is taken (409). */
export const useRenameNoteTemplate = () =>
  useTemplateChange(({ id, name }: Omit<NoteTemplate, 'body'>) =>
    requestChange((client) => client.from('note_templates').update({ name: name.trim() }).eq('id', id).select(), row),
  );

/** Removes a template. One that is gone already is a refusal (see `requestChange`). */
export const useRemoveNoteTemplate = () =>
  useTemplateChange(({ id }: Pick<NoteTemplate, 'id'>) =>
    requestChange((client) => client.from('note_templates').delete().eq('id', id).select(), row),
  );
