/** The script in the head of every page: what has to be settled before the first paint. */
import './decide-language';
import './first-screen-first';
