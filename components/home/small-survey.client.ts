import type { Behaviour } from '@/lib/browser/behaviour';

/** Longer times are not shown: the visitor did something else meanwhile. */
const maxSeconds = 120;

/** Shows how many seconds passed between the survey's appearance in the window and the answer. */
export const surveyTime: Behaviour = (survey) => {
  const time = survey.querySelector<HTMLElement>('.survey-time');
  const seconds = time?.querySelector('b');
  let startedAt = Number.NaN;
  const observer = new IntersectionObserver(
    ([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      startedAt = performance.now();
      observer.disconnect();
    },
    { threshold: 0.9 },
  );
  observer.observe(survey);
  const controller = new AbortController();
  survey.addEventListener(
    'change',
    () => {
      const elapsed = Math.ceil((performance.now() - startedAt) / 1000);
      if (!time || !seconds || !(elapsed <= maxSeconds)) return;
      seconds.textContent = String(elapsed);
      time.hidden = false;
    },
    { once: true, signal: controller.signal },
  );
  return () => {
    observer.disconnect();
    controller.abort();
  };
};
