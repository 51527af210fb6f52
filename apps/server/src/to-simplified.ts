import { Converter } from 'opencc-js/t2cn'

let convert: ((text: string) => string) | undefined

/** Converts Traditional Chinese to Simplified by opencc's Hong Kong tables, which are loaded on first use. */
export function toSimplified(text: string): string {
  convert ??= Converter({ from: 'hk', to: 'cn' })
  return convert(text)
}
