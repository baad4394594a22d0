/** The look that the plain list and Headless UI's menu share, so that the exchange is not seen. */
export const languagePanelClass =
  'absolute end-0 top-full z-50 mt-2 max-h-[calc(100dvh-6rem)] w-max overflow-y-auto rounded-card border border-hairline bg-white p-2 text-note shadow-lifted focus:outline-none';
