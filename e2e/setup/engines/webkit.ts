/** WebKitGTK, through its own WebDriver (https://www.w3.org/TR/webdriver2/), on a screen that nobody sees. */
import { existsSync } from 'node:fs';
import { plain } from '../exports';
import { startProcess } from '../process';
import type { Engine, Visitor } from './visitor';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/xvfb-run';
const port = 4315;

/** WebDriver's codes for keys that are not characters (section 'Keyboard actions'). */
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

export const webkit: Engine = {
  name: 'WebKitGTK',
  program: [driver, screen].every(existsSync) ? driver : undefined,
  german: false,
  launch: async () => {
    const command = commands(`http://127.0.0.1:${port}`);
    const ask = () => command('GET', '/status');
    const parameters = ['--auto-servernum', '--server-args=-screen 0 1280x900x24'];
    const { stop } = await startProcess([screen, ...parameters, driver, `--port=${port}`], { ask });
    return { visit: () => visit(command), stop };
  },
};
