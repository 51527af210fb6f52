import type { PhraseLanguage } from '@systole/domain/phrases/phrase'
import { phrasesFor } from '@systole/domain/phrases/slash'
import { expect, test } from 'vitest'
import { FIRST_PHRASES } from './first-phrases.ts'

const LANGUAGES: PhraseLanguage[] = ['en_us', 'zh_hk', 'ja', 'ko']
const ABBREVIATIONS = ['mmvd', 'hcm', 'B1', 'b2', 'ACVIM', 'mmvd']

test.each(LANGUAGES)('the usual abbreviations find phrases in %s', (language) => {
  const phrases = FIRST_PHRASES[language].map(([section, label, body]) => ({
    section,
    label,
    body,
  }))
  const missing = ABBREVIATIONS.filter((typed) => phrasesFor(phrases, typed).length === 0)
  expect(missing).toEqual([])
})
