import { expect, test } from 'vitest'
import { fill, fillCount } from './fill.ts'
import type { WrittenLanguage } from './languages.ts'
import { serverTextsOf } from './server-texts-of.ts'
import { textsOf } from './texts-of.ts'

const asItIs = (text: string) => text
const translations = ['zh_hk', 'ja', 'ko'] as const
const english = all('en_us')

function all(language: WrittenLanguage): Map<string, string> {
  return flat({ ...textsOf(language, asItIs), ...serverTextsOf(language, asItIs) })
}

/** Flattens texts to keys such as `main.greeting.morning`. */
function flat(texts: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[path + key, value] as const]
        : [...flat(value, `${path}${key}.`)],
    ),
  )
}
const places = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

/** The names, units and codes that are the same in every language. */
const ALIKE = new Set(
  'OK bpm W L S v VHS VLAS LA Ao NT proBNP TT mm mV ms px s kg MB GB Hz report pdf CT MRI VPC PAC QRS eConsult'.split(
    ' ',
  ),
)
const words = (text: string) => text.replace(/\{\{\w+\}\}/g, '').match(/\p{L}+/gu) ?? []

test.each(translations)(
  'SHELL-4 %s has every key of the English texts and no other',
  (language) => {
    const wanted = [...english.keys()].filter((key) => !key.endsWith('_one'))
    expect([...all(language).keys()].sort()).toEqual(wanted.sort())
  },
)

test.each(translations)('SHELL-4 no text of %s was left in English', (language) => {
  const left = [...all(language)].filter(
    ([key, text]) => text === english.get(key) && words(text).some((word) => !ALIKE.has(word)),
  )
  expect(left).toEqual([])
})

test.each(translations)('every text of %s has the places of the English text', (language) => {
  for (const [key, text] of all(language)) {
    expect(places(text), `${language} ${key}`).toEqual(places(english.get(key)))
  }
})

test.each(['en_us', ...translations] as const)('no text of %s is empty', (language) => {
  for (const [key, text] of all(language)) expect(text.trim(), key).not.toBe('')
})

test.each(['zh_hk', 'ja'] as const)('sentences of %s end in full-width punctuation', (language) => {
  const half = [...all(language)].filter(([, text]) =>
    /[\u3040-\u30ff\u3400-\u9fff}][,!?;](\s|$)|[\u3040-\u30ff\u3400-\u9fff][:.](\s|$)/.test(text),
  )
  expect(half).toEqual([])
})

test('Japanese brackets words with full-width brackets', () => {
  const half = [...all('ja')].filter(([, text]) => /[\u3040-\u30ff\u3400-\u9fff]\(/.test(text))
  expect(half).toEqual([])
})

test('Korean has half-width punctuation and never two forms of a particle', () => {
  const wrong = [...all('ko')].filter(
    ([, text]) =>
      /[。、，：；？！（）]/.test(text) ||
      /[은는이가을를와과](?:\(|\/)[은는이가을를와과]|\([으이]\)/.test(text),
  )
  expect(wrong).toEqual([])
})

test('no particle of Korean that depends on the sound before it follows a value', () => {
  const unsure = [...all('ko')].filter(([, text]) =>
    /\}\}(은|는|이|가|을|를|와|과|으로|로)(\s|$|[.,])/.test(text),
  )
  expect(unsure).toEqual([])
})

test.each(['en_us', ...translations] as const)('no value of %s parts from its unit', (language) => {
  const loose = [...all(language)].filter(([key, text]) => {
    const isTyped = key === 'viewers.ecg.caliper.inserted' // goes into the reader's own words
    return !isTyped && /(\}\}|\d) ((kg|MB|GB|bpm|mm|min|h|s|mg)\b|公斤|회\/|回\/|\/min)/.test(text)
  })
  expect(loose).toEqual([])
})

test('SHELL-4 Simplified Chinese has every key, converted, in mainland words', () => {
  const simplified = flat(textsOf('zh_cn', (text) => `<${text}>`))
  expect([...simplified.keys()]).toEqual([...flat(textsOf('zh_hk', asItIs)).keys()])
  expect(simplified.get('common.save')).toBe('<保存>')
  expect(simplified.get('login.title')).toBe('<登錄>')
})

test('PAY-6 the terms say what the specification says', () => {
  const terms = [...english].filter(([key]) => key.startsWith('terms.')).map(([, text]) => text)
  const spoken = terms.join(' ')
  for (const words of [
    /not a veterinary clinic/,
    /analyse data .* partner specialists/,
    /in full in advance/,
    /not refunded/,
    /mode .* cannot change after payment/,
    /within one day after the service/,
    /longer than 6 months/,
    /Hong Kong/,
  ]) {
    expect(spoken).toMatch(words)
  }
})

test('values are put in their places, unknown places stay', () => {
  expect(fill('{{a}} and {{b}}', { a: 1 })).toBe('1 and {{b}}')
  expect(fill('{{toString}}', {})).toBe('{{toString}}')
})

test('a count takes the form of the language', () => {
  const forms = { one: '{{count}} file', other: '{{count}} files' }
  expect(fillCount(forms, 1)).toBe('1 file')
  expect(fillCount(forms, 0)).toBe('0 files')
  expect(fillCount({ other: '{{count}} 個檔案' }, 1)).toBe('1 個檔案')
})
