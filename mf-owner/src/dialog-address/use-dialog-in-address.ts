import { useSearchParams } from 'react-router-dom';

/** Whether the dialog of this name is open. It stands in the address, `?dialog=add-pet`, so that a reload opens it again. */
export function useDialogInAddress(name: string) {
  const [params, setParams] = useSearchParams();
  const turn = (open: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (open) after.set('dialog', name);
        else after.delete('dialog');
        return after;
      },
      { replace: true },
    );
  return { isOpen: params.get('dialog') === name, open: () => turn(true), close: () => turn(false) };
}
