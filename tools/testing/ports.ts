import { once } from 'node:events';
import { connect } from 'node:net';

/** True if a program on this machine answers at the port. */
export async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost');
  const answer = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  return answer !== undefined;
}
