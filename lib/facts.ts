/** Every number and fixed address that the pages state. Messages take them as arguments. */

/** Length of a short survey, in minutes. */
export const surveyMinutes = { shortest: 1, longest: 3 };

/** What single questions pay per minute, in dollars: which dollar is not known, so no text claims one. */
export const ratePerMinute = { lowest: 1, highest: 5 };

export const copyrightYears = { first: 2010, last: 2025 };

/** Office hours, Monday to Friday, by the clock of the operator's country: whole hours, from 0 to 24. */
export const officeHours = { opens: 9, closes: 17 };

/**
 * The European Commission's page on settling consumer disputes out of court. Its platform for online dispute
 * resolution closed on 20 July 2025 (Regulation (EU) 2024/3228): a link to that misleads.
 */
export const disputeResolutionUrl =
  'https://consumer-redress.ec.europa.eu/dispute-resolution-bodies_en';

/** For how many days, at most, the host keeps its records of visits. */
export const hostRecordDays = 14;

/** Where readers in Singapore take a complaint: the Consumers Association, and the courts for small claims. */
export const consumersAssociationUrl = 'https://www.case.org.sg/';
export const smallClaimsUrl = 'https://www.judiciary.gov.sg/civil/small-claims';

/** How long the unconnected contact form shows 'sending', in milliseconds. */
export const simulatedSendMs = 1500;

/** How long a connected contact form waits for an answer, in seconds. */
export const sendTimeoutSeconds = 15;
