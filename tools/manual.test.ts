import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, MANUAL_ENDINGS } from '@systole/i18n/languages'
import { expect, test } from 'vitest'

const PRINTED = join(import.meta.dirname, '..', 'apps', 'web', 'public', 'manual')

test('LOGIN-8 each language has a printed manual of its own', () => {
  const manuals = languages.map((language) =>
    readFileSync(join(PRINTED, `systole-user-manual-${MANUAL_ENDINGS[language]}.pdf`)),
  )
  for (const manual of manuals) expect(manual.subarray(0, 5).toString()).toBe('%PDF-')
  expect(new Set(manuals.map((manual) => manual.toString('base64'))).size).toBe(5)
})
