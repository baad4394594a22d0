import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
import { Drawing } from '@/components/ui/drawing';

type PageHeadProps = {
  title: string;
  intro: string;
  /** Shown at the end of the head, on wide screens. */
  drawing: 'letter' | 'sheet' | 'lock' | 'nameplate';
  /** Under the title: who wrote an article, and when. */
  byline?: ReactNode;
  /** Under the introduction, such as the day of the last change. */
  children?: ReactNode;
};

/** The head of every page but the home page, with the background of that page's first screen. */
export function PageHead({ title, intro, drawing, byline, children }: PageHeadProps) {
  return (
    <div className="hero">
      <div className="page-width relative py-6 md:min-h-58 md:py-10">
        <Drawing
          name={drawing}
          className="absolute end-8 bottom-0 w-50 max-md:hidden lg:w-60 print:hidden"
        />
        <Breadcrumbs />
        <h1>{title}</h1>
        {byline}
        <p className="mt-2 max-w-article md:max-lg:max-w-md">{intro}</p>
        {children}
      </div>
    </div>
  );
}
