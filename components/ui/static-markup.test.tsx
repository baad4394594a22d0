import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticMarkup } from './static-markup';

async function markup(children: ReactNode): Promise<string> {
  return renderToStaticMarkup(await StaticMarkup({ as: 'div', id: 'content', children }));
}

const Name = async ({ children }: { children: ReactNode }) => <b>{children}</b>;
const List = ({ names }: { names: string[] }) => (
  <>
    {names.map((name) => (
      <Name key={name}>{name}</Name>
    ))}
  </>
);

test('components, awaited or not, at any depth, become their elements', async () => {
  const nested = <List names={['Mei', 'Jonas']} />;
  expect(await markup(<p className="mt-1">Of {nested}.</p>)).toBe(
    '<div id="content"><p class="mt-1">Of <b>Mei</b><b>Jonas</b>.</p></div>',
  );
});

test('text stays text', async () => {
  expect(await markup(['<i>', ' & ', 2, null, false])).toBe(
    '<div id="content">&lt;i&gt; &amp; 2</div>',
  );
});

test('static markup may hold static markup', async () => {
  const inner = <StaticMarkup as="nav">{'<'}</StaticMarkup>;
  expect(await markup(inner)).toBe('<div id="content"><nav>&lt;</nav></div>');
});

test('a component of the browser is refused, by its name', async () => {
  // What the framework puts in its place, on the server.
  const Menu = Object.assign(() => null, { $$id: 'components/menu.tsx#Menu' });
  await expect(markup(<Menu />)).rejects.toThrow('components/menu.tsx#Menu');
});
