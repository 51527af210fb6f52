import type { PreviewProblem } from '@systole/domain/previews/preview'

/** An error with the reason why nothing can be derived from a file; any other error while reading means that it is damaged. */
export class PreviewError extends Error {
  readonly problem: PreviewProblem

  constructor(problem: PreviewProblem, message: string = problem) {
    super(message)
    this.problem = problem
  }
}
