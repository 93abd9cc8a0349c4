import { useEffect, useState } from 'react';

/** The id of the part that is read: the last one that begins above a quarter of the window; at the end of the page the last. */
export function usePartInView(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  useEffect(() => {
    const find = () => {
      const line = innerHeight / 4;
      const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line);
      const { scrollHeight } = document.documentElement;
      const atEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1;
      setCurrent((atEnd ? ids : begun).at(-1) ?? ids[0] ?? '');
    };
    find();
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, [ids]);
  return current;
}
