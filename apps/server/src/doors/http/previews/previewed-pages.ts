/** Pages of the app whose links say what they lead to: the printed document with a head of its own, for whoever asks for it. */
import { isLanguage, type Language } from '@yaht/messages';
import type { FastifyRequest } from 'fastify';
import type { HttpParts } from '../call/parts.ts';
import { prepare, type Prepared } from '../call/prepared.ts';
import { readerLanguage } from '../call/language.ts';
import { linkedFrom, previewOf, type Linked } from './previews.ts';
import type { Preview } from './preview.ts';
import { LANGUAGE_PARAM, withTags } from './tags.ts';

/** Those that were asked for last; each is a few times thirty kilobytes. */
const KEPT = 64;

export class PreviewedPages {
  readonly #parts: HttpParts;
  readonly #kept = new Map<string, Promise<Prepared>>();

  constructor(parts: HttpParts) {
    this.#parts = parts;
  }

  /** The document as it is where there is nothing to say, or nothing that may be said to this sender. */
  async head(request: FastifyRequest, pattern: string, document: Prepared): Promise<Headed> {
    const linked = linkedFrom(
      pattern,
      request.params as Readonly<Record<string, string | undefined>>,
      () => this.#parts.daily.today,
    );
    const language = languageOfLink(request);
    const preview = linked && (await this.#preview(request, linked, language));
    if (!linked || !preview) return { document, isPrivate: false };
    const path = request.url.split('?', 1)[0] ?? '/';
    const page = withTags(document.bodies.identity.toString(), preview, {
      linked,
      language,
      publicUrl: this.#parts.publicUrl,
      path,
    });
    return { document: await this.#prepared(page, document.type), isPrivate: preview.isPrivate };
  }

  /** A code that nobody has costs as much as at the other doors; whoever has none left gets the page alone. */
  async #preview(request: FastifyRequest, linked: Linked, language: Language): Promise<Preview | undefined> {
    const { doorkeeper, clock } = this.#parts;
    const guest = doorkeeper.admit(request.ip);
    if (!guest) return undefined;
    try {
      if (!guest.mayTalk(clock.now()) || !guest.mayTry(clock.now())) return undefined;
      const preview = await previewOf(this.#parts, request, linked, language);
      if (!preview) await guest.owe(clock.now());
      return preview;
    } catch (error) {
      // The page must open also while the log cannot be asked.
      this.#parts.report({ err: error }, 'a link could not be previewed');
      return undefined;
    } finally {
      guest.leave();
    }
  }

  #prepared(page: string, type: string): Promise<Prepared> {
    const known = this.#kept.get(page);
    this.#kept.delete(page);
    const made = known ?? prepare(type, Buffer.from(page));
    this.#kept.set(page, made);
    const [oldest = ''] = this.#kept.keys();
    if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return made;
  }
}

export type Headed = { readonly document: Prepared; readonly isPrivate: boolean };

/** A link may say its language, which is that of the person who sent it: those who show previews ask for none. */
function languageOfLink(request: FastifyRequest): Language {
  const said = (request.query as Readonly<Record<string, unknown>>)[LANGUAGE_PARAM];
  return typeof said === 'string' && isLanguage(said) ? said : readerLanguage(request);
}
