'use client';

import { useEffect } from 'react';
import { codeMissing } from '@/lib/browser/held-press';
import type { FormSettings } from './run-form';

/** Fetches what the form does with the page that shows it: all pages share one route, and so their first scripts. */
export function FormBehaviour({ id, ...settings }: FormSettings & { id: string }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    import('./run-form').then(
      ({ runForm }) => {
        const form = document.getElementById(id);
        if (!left && form instanceof HTMLFormElement) stop = runForm(form, settings);
      },
      // The plain form goes on working.
      () => dispatchEvent(new Event(codeMissing)),
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [id]);
  return null;
}
