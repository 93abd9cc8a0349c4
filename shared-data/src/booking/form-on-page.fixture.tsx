import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';

interface PageProps<Options, Form> {
  useForm(options: Options): Form;
  options: Options;
  tell(form: Form): void;
}

function Page<Options, Form>({ useForm, options, tell }: PageProps<Options, Form>) {
  tell(useForm(options));
  return null;
}

/** A hook of a form in a page of its own, for tests in happy-dom. */
export function formOnPage<Options, Form>(useForm: (options: Options) => Form, usual: Options) {
  let form: Form;
  let root: Root | null = null;
  const tell = (shown: Form) => {
    form = shown;
  };
  return {
    /** What the hook last returned. */
    form: () => form,
    /** Shows the form; once more, as long as it is shown, with other options. */
    async show(options: Partial<Options> = {}) {
      root ??= createRoot(document.createElement('div'));
      await act(async () => root?.render(<Page useForm={useForm} options={{ ...usual, ...options }} tell={tell} />));
    },
    async leave() {
      await act(async () => root?.unmount());
      root = null;
    },
  };
}
