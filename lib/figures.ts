/** Every figure and fixed address that the pages state. Messages take them as arguments. */

/** Length of a short survey, in minutes. */
export const surveyMinutes = { shortest: 1, longest: 3 };

/** What single questions pay per minute, in US dollars. */
export const ratePerMinute = { lowest: 1, highest: 5, currency: 'USD' };

/** The day the article was published (ISO 8601, UTC): shown, and used by structured data. */
export const publishedOn = '2025-09-15';

/** Time to read the article, in minutes. */
export const readingMinutes = 4;

export const copyrightYears = { first: 2010, last: 2025 };

/** Office hours, Monday to Friday, in the operator's time zone. */
export const officeHours = { opens: 9, closes: 17 };

/** The European Union's page on online dispute resolution. */
export const disputeResolutionUrl = 'https://ec.europa.eu/consumers/odr';

/** How long the unconnected contact form shows 'sending', in milliseconds. */
export const simulatedSendMs = 1500;

/** How long a connected contact form waits for an answer, in seconds. */
export const sendTimeoutSeconds = 15;
