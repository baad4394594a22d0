/** The event that says that another page, address or part of the page is there without a new document. */
export const pageChange = 'pagechange';

export function announcePageChange(): void {
  dispatchEvent(new Event(pageChange));
}

/** Calls the listener now and after every change of page. */
export function onEveryPage(listener: () => void): void {
  addEventListener(pageChange, listener);
  listener();
}
