/** WebKitGTK, through its own WebDriver (https://www.w3.org/TR/webdriver2/), on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { untilAnswers } from '../child';
import { plain } from '../sites';
import type { Engine, Visitor } from './visitor';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const port = 4315;

/** Keys that are no characters, as WebDriver numbers them (section 'Keyboard actions'). */
const keys: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
};

type Command = (method: string, path: string, body?: object) => Promise<unknown>;

function commands(origin: string): Command {
  return async (method, path, body) => {
    const response = await fetch(origin + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function visit(command: Command): Promise<Visitor> {
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  const { sessionId } = (await command('POST', '/session', { capabilities })) as {
    sessionId: string;
  };
  const session: Command = (method, path, body) =>
    command(method, `/session/${sessionId}${path}`, body);
  return {
    complaints: [],
    open: async (path) => void (await session('POST', '/url', { url: plain.origin + path })),
    widen: async (width) => void (await session('POST', '/window/rect', { width, height: 800 })),
    press: async (key) => {
      const value = keys[key] ?? key;
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    ask: (question) =>
      session('POST', '/execute/sync', { script: `return (${question})()`, args: [] }) as never,
    tabs: async () => ((await session('GET', '/window/handles')) as string[]).length,
    leave: async () => void (await session('DELETE', '')),
  };
}

/** Starts the screen, which picks a number of its own and tells it once it is there. */
async function startScreen(): Promise<{ xvfb: ChildProcess; display: string }> {
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve) => xvfb.stdio[3]?.once('data', resolve));
  return { xvfb, display: `:${String(number).trim()}` };
}

export const webkit: Engine = {
  name: 'WebKitGTK',
  program: () => ([driver, screen].every(existsSync) ? driver : undefined),
  packages: ['webkit2gtk-driver', 'xvfb'],
  german: false,
  start: async () => {
    const { xvfb, display } = await startScreen();
    const env = { ...process.env, DISPLAY: display };
    const server = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const command = commands(`http://127.0.0.1:${port}`);
    const ask = () => command('GET', '/status');
    await untilAnswers(server, ask, () => `${driver} ended: ${server.exitCode}`);
    return {
      visit: () => visit(command),
      stop: async () => {
        server.kill();
        xvfb.kill();
      },
    };
  },
};
