/** Runs a task after the browser's next paint. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
