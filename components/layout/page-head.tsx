import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
import { Drawing } from '@/components/ui/drawing';

type PageHeadProps = {
  title: string;
  intro: string;
  /** Under the title: who wrote an article, and when. */
  byline?: ReactNode;
  /** Under the introduction, such as the day of the last change. */
  children?: ReactNode;
};

/** How every page but the home page begins, on the ground of the home page's first screen. */
export function PageHead({ title, intro, byline, children }: PageHeadProps) {
  return (
    <div className="hero">
      <div className="page-width relative pt-6 pb-16 md:py-10">
        <Drawing
          name="roof"
          className="mirrored absolute end-4 bottom-0 w-36 max-tight:hidden md:end-8 md:w-50 lg:w-88 print:hidden"
        />
        <Breadcrumbs />
        <h1 className="text-h1">{title}</h1>
        {byline}
        <p className="mt-2 max-w-article text-ink-quiet">{intro}</p>
        {children}
      </div>
    </div>
  );
}
