import { siteLicenses } from './licenses';

test('scripts, fonts, icons and styles of others are published with their licences', async () => {
  const text = await siteLicenses();
  for (const name of [
    '@fontsource-variable/roboto',
    '@fontsource/poppins',
    'lucide-react',
    'tailwindcss',
    'react',
    'react-dom',
    '@headlessui/react',
    '@floating-ui/react',
  ])
    expect(text).toMatch(new RegExp(`(^|, )${name} \\d+\\.\\d+\\.\\d+`, 'm'));
  for (const words of ['SIL OPEN FONT LICENSE', 'Permission is hereby granted', 'Copyright'])
    expect(text).toContain(words);
});
