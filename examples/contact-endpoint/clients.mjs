/** Who writes, and how often. */
import { isIP, isIPv6 } from 'node:net';

/** So that a crowd does not fill the memory. */
const maximumClients = 1000;

/**
 * Counts the messages of each client.
 * @param limit how many messages one client may send within the window
 * @returns a function that counts a message, and tells in how many seconds the client may send it again, or 0 if it
 * may now; `now` is in milliseconds
 */
export function rateLimit(limit, windowMs) {
  /** When each client last wrote, in milliseconds. The last one to write comes last. */
  const times = new Map();
  return function secondsToWait(client, now) {
    const recent = (times.get(client) ?? []).filter((time) => time > now - windowMs);
    if (recent.length >= limit) return Math.ceil((recent[0] + windowMs - now) / 1000);
    times.delete(client);
    times.set(client, [...recent, now]);
    if (times.size > maximumClients) times.delete(times.keys().next().value);
    return 0;
  };
}

/**
 * The client's address; of an IPv6 address its network, because every customer has a whole one.
 * @param behindProxy the last address of X-Forwarded-For is the client's: what stands before it, the client has sent
 */
export function clientOf({ headers, socket }, behindProxy) {
  const forwarded = withoutPort(headers['x-forwarded-for']?.split(',').at(-1).trim() ?? '');
  const address = behindProxy && isIP(forwarded) ? forwarded : (socket.remoteAddress ?? '');
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

/** Some proxies add the port: `198.51.100.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address) {
  const [, inBrackets, beforePort] = address.match(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/) ?? [];
  return inBrackets ?? beforePort ?? address;
}

/** The first four groups of an IPv6 address. */
function networkOf(address) {
  const [start, end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
