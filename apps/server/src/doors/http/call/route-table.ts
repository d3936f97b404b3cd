/** Which addresses there are, for two questions that a router does not answer: which methods, and for which web pages. */
import type { FastifyInstance, RouteOptions } from 'fastify';

type Known = { readonly method: string; readonly url: string; readonly pattern: RegExp; readonly isOpen: boolean };

export class RouteTable {
  readonly #known: Known[] = [];

  /** Notes every route that is added from now on. */
  follow(app: FastifyInstance): void {
    app.addHook('onRoute', route => this.#add(route));
  }

  /** Every address that can be asked, as it was added. */
  get questions(): readonly string[] {
    return this.#known.flatMap(({ method, url }) => (method === 'GET' ? [url] : []));
  }

  /** The methods that this path answers. */
  methodsAt(path: string): readonly string[] {
    const methods = this.#known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods)].sort();
  }

  /** Whether any web page may call it: reading, and what changes nothing. */
  isOpen(method: string, path: string): boolean {
    if (method === 'GET' || method === 'HEAD') return true;
    return this.#known.some(known => known.isOpen && known.method === method && known.pattern.test(path));
  }

  #add({ method, url, config }: RouteOptions): void {
    for (const name of [method].flat()) {
      if (name === 'OPTIONS' || url === '*') continue;
      this.#known.push({ method: name, url, pattern: patternOf(url), isOpen: config?.anyOrigin === true });
    }
  }
}

/** `/game/:id/roll` fits one part of a path, `/docs/static/*` any rest. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:[A-Za-z]+/g, '[^/]+')
      .replace('*', '.*')}$`,
  );
