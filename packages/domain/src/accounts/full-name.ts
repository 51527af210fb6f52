const CJK_NAME = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+$/

/** The name as its owner writes it: 林怡君, but Wing Yan Chan. */
export function fullName({ first, last }: { first: string; last: string }): string {
  if (CJK_NAME.test(first) && CJK_NAME.test(last)) return `${last}${first}`
  return [first, last].filter(Boolean).join(' ')
}
