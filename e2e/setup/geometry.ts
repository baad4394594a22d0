import type { Page } from 'playwright/test';

/** What sticks out of the page, or out of a box that cannot grow, by name. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
    const shown = (element: Element) =>
      element.checkVisibility() && !element.closest('.sr-only') && element.clientWidth > 1;
    const width = document.documentElement.clientWidth;
    const all = [...document.querySelectorAll('body *')].filter(shown);
    const outside = all.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 0.5 || left < -0.5;
    });
    const cut = all.filter(
      (element) =>
        element.matches('a, button, summary, h1, h2, h3, p, li') &&
        element.scrollWidth > element.clientWidth + 1,
    );
    const covered = all.filter((element) => {
      const { overflowY } = getComputedStyle(element);
      return /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    });
    return [
      ...covered.map((element) => `covered: ${name(element)}`),
      ...outside.map((element) => `outside: ${name(element)}`),
      ...cut.map((element) => `cut off: ${name(element)}`),
    ];
  });
}

type Box = { text: string; left: number; right: number; top: number; bottom: number };

/** The boxes of the header's visible controls, in their order. */
export function headerBoxes(page: Page): Promise<Box[]> {
  return page
    .locator('header a:visible, header summary:visible, header button:visible')
    .evaluateAll((all) =>
      all.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { text: element.textContent?.trim() ?? '', left, right, top, bottom };
      }),
    );
}

/** Pairs of boxes that lie on each other. */
export function overlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.text} | ${other.text}`),
  );
}
