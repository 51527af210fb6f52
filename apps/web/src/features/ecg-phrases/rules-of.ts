import { MRE_RULES } from '@systole/domain/mre/rules'

/** Returns the rules that propose a phrase, with the priority that each gives it. */
export function rulesOf(phraseId: string) {
  return MRE_RULES.flatMap(({ rule, proposes }) =>
    proposes
      .filter(({ phrase }) => phrase === phraseId)
      .map(({ priority }) => ({ rule, priority })),
  )
}
