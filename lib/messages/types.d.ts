/** Types for next-intl: an unknown language, key or argument does not compile. */
// Needed where nothing else imports the package's root, as in a copy without tests.
import 'next-intl';
import type { Locale } from '../site/names';
import type { Messages } from './load';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
