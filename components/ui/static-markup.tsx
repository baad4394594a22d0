import {
  type ComponentProps,
  cloneElement,
  createElement,
  isValidElement,
  type ReactNode,
} from 'react';

type Tag = 'div' | 'footer' | 'main' | 'nav';

/**
 * An element whose content never changes in the browser, as one text. As elements, the framework would send each
 * of them a second time as data, wake it in the browser, and make it anew at every change of page.
 * @throws Error if there is a client component in it: it would be dead
 */
export async function StaticMarkup<As extends Tag>({
  as,
  children,
  ...attributes
}: ComponentProps<As> & { as: As }) {
  // Server components may not import it: Node loads it itself.
  const { renderToStaticMarkup } = await import(/* turbopackIgnore: true */ 'react-dom/server');
  const __html = renderToStaticMarkup(await expand(children));
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html } });
}

/** Components of the server, and what the framework puts in place of those of the browser. */
type Component = ((props: object) => ReactNode | Promise<ReactNode>) & { $$id?: string };

/** The same with the result of each component in its place, so that only elements of HTML are left. */
async function expand(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(expand));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { props } = node;
  if (typeof node.type === 'function') {
    const component = node.type as Component;
    if (component.$$id) {
      throw new Error(`A client component would be dead in static markup: ${component.$$id}`);
    }
    return expand(await component(props));
  }
  const children = await expand(props.children);
  return cloneElement(node, {}, ...(Array.isArray(children) ? children : [children]));
}
