import english from '../messages/en.json';
import manifest from './manifest';

jest.mock('@/lib/current/site', () => {
  const { testSite } = jest.requireActual('@/lib/testing/test-site');
  return { site: testSite({ BASE_PATH: '/surveys' }) };
});

test('the manifest starts at the address that adapts, and says which icon a device may cut', async () => {
  expect(await manifest()).toEqual({
    id: '/surveys/',
    start_url: '/surveys/',
    scope: '/surveys/',
    name: 'Guide',
    description: english.meta.description,
    lang: 'en',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
    icons: [
      {
        src: '/surveys/icons/icon-48.png',
        sizes: '48x48',
        type: 'image/png',
        purpose: 'any',
      },
      {
        src: '/surveys/icons/icon-192.png',
        sizes: '192x192',
        type: 'image/png',
        purpose: 'any',
      },
      {
        src: '/surveys/icons/icon-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'any',
      },
      {
        src: '/surveys/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      {
        src: '/surveys/icons/apple-touch-icon.png',
        sizes: '180x180',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });
});
