/** What the decision on the language asks for, and CloudFront's engine does not have. */

/** Decodes a part of a query. What cannot be decoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

const nameOf = (pair: string) => decoded(pair.split('=')[0]);
const textOf = (pair: string) => decoded(pair.split('=').slice(1).join('='));

/** Source: https://url.spec.whatwg.org/#interface-urlsearchparams. What is not set stays as it came, byte for byte. */
export class URLSearchParams {
  private pairs: string[];

  constructor(query: string) {
    this.pairs = query.replace(/^\?/, '').split('&').filter(Boolean);
  }

  getAll(name: string): string[] {
    return this.pairs.filter((pair) => nameOf(pair) === name).map(textOf);
  }

  get(name: string): string | undefined {
    return this.getAll(name)[0];
  }

  delete(name: string): void {
    this.pairs = this.pairs.filter((pair) => nameOf(pair) !== name);
  }

  set(name: string, value: string): void {
    const first = this.pairs.findIndex((pair) => nameOf(pair) === name);
    this.pairs = this.pairs.filter((pair, index) => index === first || nameOf(pair) !== name);
    this.pairs[first < 0 ? this.pairs.length : first] = `${name}=${value}`;
  }

  toString(): string {
    return this.pairs.join('&');
  }
}
