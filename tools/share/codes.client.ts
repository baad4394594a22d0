/** Draws what is slow to draw, such as a code, only for rows that come near the screen. */

/** How far from the screen rows count as near: further than a flick of the thumb. */
const near = '800px 0px';

export type Codes = {
  /** Watches a row, whose code is not drawn yet, or is out of date. */
  renew(row: HTMLElement): void;
  forget(row: HTMLElement): void;
  /** Draws at once what has been left, for paper. */
  finish(rows: Iterable<HTMLElement>): void;
};

/** @param draw draws the code of one row. Rows take turns with whatever the visitor does meanwhile */
export function lazyCodes(draw: (row: HTMLElement) => void): Codes {
  const stale = new Set<HTMLElement>();
  const seen = new Set<HTMLElement>();
  let isBusy = false;

  function drawOne(row: HTMLElement): void {
    stale.delete(row);
    draw(row);
  }

  function next(): void {
    const row = [...seen].find((each) => stale.has(each));
    isBusy = Boolean(row);
    if (!row) return;
    drawOne(row);
    setTimeout(next);
  }

  function begin(): void {
    if (isBusy) return;
    isBusy = true;
    setTimeout(next);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) seen.add(target as HTMLElement);
        else seen.delete(target as HTMLElement);
      begin();
    },
    { rootMargin: near },
  );

  return {
    renew(row) {
      stale.add(row);
      observer.observe(row);
      begin();
    },
    forget(row) {
      observer.unobserve(row);
      stale.delete(row);
      seen.delete(row);
    },
    finish(rows) {
      for (const row of rows) if (stale.has(row)) drawOne(row);
    },
  };
}
