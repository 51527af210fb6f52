import type { PreviewProblem } from '@systole/domain/previews/preview'

/** Why nothing can be derived from a file; anything else thrown while one is read means that it is damaged. */
export class PreviewError extends Error {
  readonly problem: PreviewProblem

  constructor(problem: PreviewProblem, message: string = problem) {
    super(message)
    this.problem = problem
  }
}
