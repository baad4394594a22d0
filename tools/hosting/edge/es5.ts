/** What the decision on the language asks for, and CloudFront's engine does not have. */

/** Decodes a part of a query. What cannot be decoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

/** Source: https://url.spec.whatwg.org/#interface-urlsearchparams. What is not set stays as it came, byte for byte. */
export class URLSearchParams {
  private pairs: string[];

  constructor(query: string) {
    this.pairs = query
      .replace(/^\?/, '')
      .split('&')
      .filter((pair) => pair !== '');
  }

  private named(name: string) {
    return (pair: string) => decoded(pair.split('=')[0]) === name;
  }

  getAll(name: string): string[] {
    const value = (pair: string) => decoded(pair.split('=').slice(1).join('='));
    return this.pairs.filter(this.named(name)).map(value);
  }

  get(name: string): string | undefined {
    return this.getAll(name)[0];
  }

  delete(name: string): void {
    const named = this.named(name);
    this.pairs = this.pairs.filter((pair) => !named(pair));
  }

  set(name: string, value: string): void {
    const at = this.pairs.findIndex(this.named(name));
    const before = at < 0 ? this.pairs : this.pairs.slice(0, at);
    const after = new URLSearchParams(at < 0 ? '' : this.pairs.slice(at + 1).join('&'));
    after.delete(name);
    this.pairs = before.concat(`${name}=${value}`, after.pairs);
  }

  toString(): string {
    return this.pairs.join('&');
  }
}

// biome-ignore lint/suspicious/noShadowRestrictedNames: it stands for the one that is missing
export class Map<Value> {
  private values: Record<string, Value> = Object.create(null);

  constructor(entries: readonly (readonly [string, Value])[]) {
    for (let index = 0; index < entries.length; index++)
      this.values[entries[index][0]] = entries[index][1];
  }

  get(name: string): Value | undefined {
    return this.values[name];
  }
}
