/** The windows that stand for a phone and for a desktop. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };
