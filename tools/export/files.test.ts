import { readdirSync } from 'node:fs';
import { filesBelow } from './files';

jest.mock('node:path', () => jest.requireActual('node:path').win32);
jest.mock('node:fs', () => ({
  readdirSync: jest.fn(),
  statSync: (path: string) => ({ isFile: () => path.includes('.') }),
}));

test('paths have slashes on Windows, too', () => {
  (readdirSync as jest.Mock).mockReturnValue(['de', 'de\\terms\\index.html', 'de\\404.html']);
  expect(filesBelow('out')).toEqual(['de/404.html', 'de/terms/index.html']);
});
