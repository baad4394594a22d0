import { useEffect } from 'react';

/** Makes the page inert while something modal lies over it. Headless UI does so for the header alone. */
export function useInertPage(modal: boolean): void {
  useEffect(() => {
    if (!modal) return;
    const parts = document.querySelectorAll<HTMLElement>('body > :is(a, main, footer)');
    for (const part of parts) part.inert = true;
    return () => {
      for (const part of parts) part.inert = false;
    };
  }, [modal]);
}
