/**
 * Hostile texts in every part of an address: none is displayed, run or followed.
 * lib/address/decide.test.ts proves that for the decision on the language; here is what only a
 * browser and a host can show.
 */
import { plain } from '../setup/exports';
import { hostileValues } from '../setup/hostile-values';
import { expect, test } from '../setup/test';

/** The texts that could harm a visitor: scripts, markup and other sites. */
const harmful = hostileValues.filter((value) => /canary|evil/.test(value));

/** Where a text may stand: as the path, and in every other place at once. */
const places: ((text: string) => string)[] = [
  (text) => `/${text}`,
  (text) => `/de/${text}/terms/?lang=${text}&lng=${text}&${text}=de#${text}`,
];

test('hostile addresses do no harm', async ({ page, expectedErrors }) => {
  // The host answers a broken escape by itself.
  expectedErrors.push(/status of (400|500)/);
  const stateOfPage = () =>
    page.evaluate(() => ({
      origin: location.origin,
      markup: document.querySelectorAll('canary, [onerror], [onload]').length,
      ran: 'canary' in window,
      isVisible: document.documentElement.checkVisibility(),
    }));
  for (const address of harmful.flatMap((text) => places.map((place) => place(text)))) {
    // The page before may still be leading on to its language, which takes the browser elsewhere:
    // then it is sent again.
    await expect(async () => {
      // A page that leads on before it has come ends the journey to itself. While it is left, it
      // cannot be asked either.
      await page.goto(plain.origin + address, { waitUntil: 'domcontentloaded' }).catch((reason) => {
        if (!String(reason).includes('ERR_ABORTED')) throw reason;
      });
    }).toPass();
    await expect
      .poll(() => stateOfPage().catch(() => undefined), { message: address })
      .toEqual({ origin: plain.origin, markup: 0, ran: false, isVisible: true });
  }
});
