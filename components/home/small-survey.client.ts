import type { Behaviour } from '@/lib/browser/behaviour';

/** Whoever takes longer has read something else meanwhile. */
const longest = 120;

/** Says how many seconds the survey took, from when it came into sight to its first answer. */
export const surveyTime: Behaviour = (survey) => {
  const time = survey.querySelector<HTMLElement>('.survey-time');
  const seconds = time?.querySelector('b');
  let begun = Number.NaN;
  const inSight = new IntersectionObserver(
    ([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      begun = performance.now();
      inSight.disconnect();
    },
    { threshold: 0.9 },
  );
  inSight.observe(survey);
  const ended = new AbortController();
  survey.addEventListener(
    'change',
    () => {
      const taken = Math.ceil((performance.now() - begun) / 1000);
      if (!time || !seconds || !(taken <= longest)) return;
      seconds.textContent = String(taken);
      time.hidden = false;
    },
    { once: true, signal: ended.signal },
  );
  return () => {
    inSight.disconnect();
    ended.abort();
  };
};
