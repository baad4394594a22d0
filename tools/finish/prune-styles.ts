/** Removes Tailwind's own variables from a stylesheet where they never change. */
import { type AtRule, parse } from 'postcss';

/** Matches the use of a variable, with its fallback, which may contain one function. */
const usage = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/**
 * Tailwind's classes use variables so that one class can change another: `border` takes its style
 * from a variable that `border-dashed` would set. A variable that no rule sets is replaced by its
 * initial value or its fallback; one that no rule uses is removed. All other variables stay as they
 * are.
 */
export function pruneStyles(css: string): string {
  const root = parse(css);
  const registered = new Map<string, AtRule>();
  root.walkAtRules('property', (rule) => {
    registered.set(rule.params, rule);
  });
  const initialOf = (name: string) => {
    let value: string | undefined;
    registered.get(name)?.walkDecls('initial-value', (declaration) => {
      value = declaration.value;
    });
    return value;
  };

  // Rules for `*` and `::backdrop` only repeat the initial values for browsers that do not know
  // `@property`. They do not count as setting.
  const isFallback = (selector: string) => /^(\*|::backdrop)/.test(selector);
  const set = new Set<string>();
  root.walkRules((rule) => {
    if (!isFallback(rule.selector)) rule.walkDecls(/^--tw-/, ({ prop }) => void set.add(prop));
  });
  const used = new Set<string>();
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(usage, (whole, name, fallback) => {
      const constant = set.has(name) ? undefined : (initialOf(name) ?? fallback);
      if (constant === undefined) used.add(name);
      return constant ?? whole;
    });
  });
  root.walkDecls(/^--tw-/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  for (const [name, rule] of registered) if (!used.has(name)) rule.remove();
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    layer.walkAtRules((query) => {
      if (query.nodes?.length === 0) query.remove();
    });
    if (layer.nodes?.length === 0) layer.remove();
  });
  return root.toString();
}
