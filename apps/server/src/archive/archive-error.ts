/** Why an archive could not be made or used. */
export type ArchiveProblem = 'not-an-archive' | 'newer-archive' | 'cut-off' | 'damaged' | 'not-empty' | 'no-games' | 'no-answer';

export class ArchiveError extends Error {
  readonly code: ArchiveProblem;

  constructor(code: ArchiveProblem, message: string) {
    super(message);
    this.name = 'ArchiveError';
    this.code = code;
  }
}
