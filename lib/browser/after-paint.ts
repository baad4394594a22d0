/** Acts once the browser has painted what is there now. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
