/** Tells next-intl which languages, keys and arguments exist, so that any other does not compile. */
// Where nothing else imports the package's root, as in a copy without tests, the declaration would add to nothing.
import 'next-intl';
import type { Locale } from '../site/names';
import type { Messages } from './load';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
