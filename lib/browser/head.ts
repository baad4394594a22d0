/** The script in the head of every page, which runs before anything is painted. */
import './decide-language';
import './late-layout';
