/**
 * WebKitGTK, through its own WebDriver (https://www.w3.org/TR/webdriver2/), on a virtual screen.
 */
import { existsSync } from 'node:fs';
import { plain } from '../exports';
import { startProcess } from '../process';
import type { Engine, EnginePage } from './engine';

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

async function newPage(command: Command): Promise<EnginePage> {
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  const { sessionId } = (await command('POST', '/session', { capabilities })) as {
    sessionId: string;
  };
  const session: Command = (method, path, body) =>
    command(method, `/session/${sessionId}${path}`, body);
  return {
    errors: [],
    goto: async (path) => void (await session('POST', '/url', { url: plain.origin + path })),
    setWidth: async (width) => void (await session('POST', '/window/rect', { width, height: 800 })),
    press: async (key) => {
      const value = keys[key] ?? key;
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    evaluate: (pageFunction) =>
      session('POST', '/execute/sync', { script: `return (${pageFunction})()`, args: [] }) as never,
    countTabs: async () => ((await session('GET', '/window/handles')) as string[]).length,
    close: async () => void (await session('DELETE', '')),
  };
}

export const webkit: Engine = {
  name: 'WebKitGTK',
  program: [driver, screen].every(existsSync) ? driver : undefined,
  isGerman: false,
  launch: async () => {
    const command = commands(`http://127.0.0.1:${port}`);
    const isReady = () => command('GET', '/status');
    const parameters = ['--auto-servernum', '--server-args=-screen 0 1280x900x24'];
    const server = await startProcess([screen, ...parameters, driver, `--port=${port}`], {
      isReady,
    });
    return { newPage: () => newPage(command), close: () => server.stop() };
  },
};
