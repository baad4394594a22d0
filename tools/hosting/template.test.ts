import { fillTemplate } from './template';

test('a place that nobody fills in stops the build by name', () => {
  expect(() => fillTemplate('nginx.conf', '', {})).toThrow('nginx.conf asks for {{host}}');
});
